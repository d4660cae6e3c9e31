import type { Answers } from '@bridge/model';

/** One made-up person for docs/blueprints.md and the tests: the answers to questions 1 to 12 in short. */
export type Sample = { title: string; envision: string; answers: Answers; /** The language of the page's plan, where it is not English. */ locale?: string };

type Short = {
  title: string;
  locale?: string;
  envision?: string;
  status?: string;
  field?: string;
  education?: string;
  age?: string;
  industries?: string[];
  skills?: string[];
  soft?: string[];
  experience?: string | boolean;
  learning?: string[];
  goals?: string[];
  challenges?: string[];
  note?: string;
  other?: Record<string, string>;
};

function sample(short: Short): Sample {
  const answers: Answers = {};
  const options = (question: string, chosen: string[] | undefined) => chosen && (answers[question] = { options: chosen });
  options('1', short.status ? [short.status] : undefined);
  if (short.field) answers['2'] = { text: short.field };
  options('3', short.education ? [short.education] : undefined);
  options('4', short.age ? [short.age] : undefined);
  options('5', short.industries);
  options('6', short.skills);
  options('7', short.soft);
  if (short.experience === false) answers['8'] = { options: ['no'] };
  else if (short.experience) answers['8'] = { options: ['yes'], ...(short.experience !== true && { text: short.experience }) };
  options('9', short.learning);
  options('10', short.goals);
  options('11', short.challenges);
  if (short.note) answers['12'] = { text: short.note };
  for (const [question, other] of Object.entries(short.other ?? {})) answers[question] = { ...answers[question], other };
  return { title: short.title, envision: short.envision ?? '', answers, ...(short.locale !== undefined && { locale: short.locale }) };
}

/** Twenty people who differ in age, schooling, work, place and way of typing; ten of them lead no student's life. */
export const samples: Sample[] = [
  sample({
    title: 'An economics student who wants to lead a company',
    envision: 'To become a CEO...',
    status: 'student',
    field: 'Economics',
    education: 'o-level',
    age: '19-24',
    industries: ['technology', 'finance'],
    skills: ['programming', 'data-analysis'],
    soft: ['leadership', 'communication'],
    experience: 'Two months in a bank branch.',
    learning: ['online-courses-and-certifications', 'hands-on-projects-and-internships'],
    goals: ['first-job-or-internship', 'leader-or-manager'],
    challenges: ['financial-constraints', 'no-industry-connections'],
    note: 'I care for my little brother.',
  }),
  sample({
    title: 'A refugee nurse whose papers are not recognised yet',
    envision: 'to work on a ward again',
    status: 'career-transition',
    field: 'Nursing',
    education: 'diploma',
    age: '25-30',
    industries: ['healthcare'],
    soft: ['emotional-intelligence', 'teamwork-and-collaboration'],
    experience: 'Four years on a surgical ward, before I had to leave',
    learning: ['mentorship-and-networking', 'structured-degree-program'],
    goals: ['advance-in-career'],
    challenges: ['lack-of-access-to-opportunities', 'financial-constraints'],
    note: 'My certificates are not recognised here and I am learning the language',
  }),
  sample({
    title: 'A school leaver of seventeen who knows nobody',
    envision: 'a job',
    status: 'student',
    education: 'o-level',
    age: '15-18',
    soft: ['creativity'],
    experience: false,
    challenges: ['no-industry-connections', 'unclear-career-path'],
    learning: ['attending-workshops-and-conferences'],
    goals: ['first-job-or-internship'],
  }),
  sample({
    title: 'A computing graduate on the way to cloud engineering',
    envision: 'Senior Cloud Architect',
    status: 'recent-graduate',
    field: 'Computer Science',
    education: 'bachelors',
    age: '19-24',
    industries: ['technology', 'healthcare'],
    skills: ['programming', 'cloud-computing', 'cybersecurity'],
    soft: ['problem-solving', 'adaptability'],
    experience: true,
    learning: ['online-courses-and-certifications', 'reading-and-research'],
    goals: ['first-job-or-internship', 'specialize-in-technical-skill', 'international-experience'],
    challenges: ['lack-of-hands-on-experience', 'no-industry-connections'],
    note: 'Power cuts every evening, internet is expensive',
  }),
  sample({
    title: 'A market tailor who writes in Swahili',
    locale: 'sw',
    envision: 'Kufungua duka langu la nguo',
    status: 'self-employed',
    field: 'Ushonaji',
    education: 'o-level',
    age: '31-40',
    industries: ['entrepreneurship'],
    skills: ['digital-marketing'],
    soft: ['creativity', 'communication'],
    experience: 'Miaka kumi sokoni',
    learning: ['mentorship-and-networking'],
    goals: ['start-business-or-freelance'],
    challenges: ['financial-constraints'],
    note: 'Sina kompyuta',
  }),
  sample({
    title: 'A soldier who leaves the service',
    envision: 'Head of logistics in a port',
    status: 'career-transition',
    field: 'Military logistics',
    education: 'diploma',
    age: '31-40',
    industries: ['consulting'],
    skills: ['data-analysis'],
    soft: ['leadership', 'adaptability', 'project-management'],
    experience: 'Twelve years in supply units',
    learning: ['hands-on-projects-and-internships', 'online-courses-and-certifications'],
    goals: ['transition-industry', 'leader-or-manager'],
    challenges: ['no-industry-connections', 'need-to-improve-technical-skills'],
    note: 'I leave in June and my family moves with me',
  }),
  sample({
    title: 'An agricultural engineer working for her village',
    envision: 'to feed my community with modern farming!',
    status: 'recent-graduate',
    field: 'Agricultural Engineering',
    education: 'bachelors',
    age: '25-30',
    skills: ['data-analysis'],
    soft: ['project-management', 'adaptability'],
    experience: false,
    learning: ['hands-on-projects-and-internships'],
    goals: ['social-impact', 'start-business-or-freelance'],
    challenges: ['financial-constraints', 'lack-of-access-to-opportunities'],
    note: 'I live in a rural area and the network is weak',
    other: { '5': 'Agriculture' },
  }),
  sample({
    title: 'A doctor of chemistry who leaves the laboratory',
    envision: 'Head of Innovation',
    status: 'career-transition',
    field: 'Chemistry',
    education: 'masters-and-above',
    age: '41-plus',
    industries: ['consulting', 'healthcare'],
    skills: ['data-analysis', 'writing-and-content-creation'],
    soft: ['critical-thinking', 'problem-solving'],
    experience: '12 years as a researcher',
    learning: ['reading-and-research', 'mentorship-and-networking'],
    goals: ['transition-industry', 'research-and-innovation'],
    challenges: ['no-industry-connections', 'unclear-career-path'],
  }),
  sample({
    title: 'An accountant of forty-five who wants another ten good years',
    envision: 'finance director of a hospital',
    status: 'employed',
    field: 'Accounting',
    education: 'bachelors',
    age: '41-plus',
    industries: ['finance', 'healthcare'],
    skills: ['financial-analysis', 'ai-and-machine-learning'],
    soft: ['critical-thinking', 'leadership'],
    experience: 'Twenty years in audit and accounts',
    learning: ['reading-and-research'],
    goals: ['advance-in-career'],
    challenges: ['need-to-improve-technical-skills', 'work-life-balance-challenges'],
    note: 'No more exams, please',
  }),
  sample({
    title: 'A fashion designer with her own label in mind',
    envision: 'I want to have my own fashion brand, known all over Africa and beyond, with shops in Lagos, Nairobi, Accra, Johannesburg, London and Paris, and to give work to at least two hundred tailors from my home town.',
    status: 'student',
    field: 'Fashion design',
    education: 'diploma',
    age: '19-24',
    industries: ['entrepreneurship', 'marketing'],
    soft: ['creativity'],
    experience: 'Apprentice at a tailor',
    learning: ['hands-on-projects-and-internships'],
    goals: ['start-business-or-freelance', 'international-experience'],
    challenges: ['financial-constraints'],
    other: { '5': 'Fashion', '6': 'Pattern cutting', '7': 'patience' },
  }),
  sample({
    title: 'A data scientist who writes in Arabic',
    envision: 'باحثة في الذكاء الاصطناعي',
    status: 'employed',
    field: 'علوم الحاسوب',
    education: 'masters-and-above',
    age: '25-30',
    industries: ['technology', 'education'],
    skills: ['ai-and-machine-learning', 'programming', 'data-analysis'],
    soft: ['problem-solving', 'teamwork-and-collaboration'],
    experience: true,
    learning: ['reading-and-research', 'attending-workshops-and-conferences'],
    goals: ['research-and-innovation', 'international-experience', 'specialize-in-technical-skill'],
    challenges: ['lack-of-access-to-opportunities'],
  }),
  sample({
    title: 'A law student drawn to human rights',
    envision: 'human rights lawyer',
    status: 'student',
    field: 'Law',
    education: 'o-level',
    age: '19-24',
    industries: ['consulting'],
    skills: ['writing-and-content-creation'],
    soft: ['critical-thinking', 'communication'],
    experience: 'Volunteer at a legal aid clinic',
    learning: ['reading-and-research', 'structured-degree-program'],
    goals: ['social-impact', 'first-job-or-internship'],
    challenges: ['no-industry-connections', 'lack-of-hands-on-experience'],
  }),
  sample({
    title: 'A mother who returns to work after eight years',
    envision: 'Work that fits round the school day',
    status: 'career-transition',
    field: 'Marketing',
    education: 'bachelors',
    age: '31-40',
    industries: ['marketing', 'education'],
    skills: ['digital-marketing', 'writing-and-content-creation'],
    soft: ['communication', 'teamwork-and-collaboration'],
    experience: 'Three years in an agency before the children came',
    learning: ['online-courses-and-certifications'],
    goals: ['first-job-or-internship'],
    challenges: ['work-life-balance-challenges', 'need-to-improve-technical-skills'],
    note: 'I care for my two children alone and have ten hours a week',
  }),
  sample({
    title: 'A mechanic with a workshop in sight',
    envision: 'my own garage',
    status: 'employed',
    field: 'Motor vehicle mechanics',
    education: 'o-level',
    age: '25-30',
    industries: ['entrepreneurship'],
    soft: ['problem-solving'],
    experience: 'Six years in a garage',
    learning: ['hands-on-projects-and-internships'],
    goals: ['start-business-or-freelance', 'specialize-in-technical-skill'],
    challenges: ['financial-constraints', 'lack-of-skills'],
  }),
  sample({
    title: 'A farmer’s son who will take over the land',
    envision: 'a farm that feeds two families',
    status: 'self-employed',
    field: 'Farming',
    education: 'o-level',
    age: '19-24',
    industries: ['entrepreneurship'],
    skills: ['data-analysis'],
    soft: ['adaptability', 'problem-solving'],
    experience: 'All my life on my father’s farm',
    learning: ['attending-workshops-and-conferences', 'hands-on-projects-and-internships'],
    goals: ['start-business-or-freelance', 'social-impact'],
    challenges: ['lack-of-access-to-opportunities', 'financial-constraints'],
    note: 'Power cuts every evening, internet is expensive',
  }),
  sample({
    title: 'Somebody who typed one wish and nothing else',
    envision: 'a better person',
  }),
  sample({ title: 'Somebody who answered nothing at all' }),
  sample({
    title: 'A deaf designer who freelances',
    envision: 'Creative director',
    status: 'self-employed',
    field: 'Graphic design',
    education: 'diploma',
    age: '25-30',
    industries: ['marketing', 'education'],
    skills: ['ui-ux-design'],
    soft: ['creativity', 'adaptability'],
    experience: true,
    learning: ['reading-and-research'],
    goals: ['start-business-or-freelance', 'social-impact'],
    challenges: ['lack-of-access-to-opportunities'],
    note: 'I am deaf, calls do not work for me.',
    other: { '9': 'Video lessons with captions', '11': 'Clients insist on phone calls' },
  }),
  sample({
    title: 'A carer who looks after her mother',
    envision: 'Paid work that I can do from home',
    status: 'career-transition',
    field: 'Office administration',
    education: 'diploma',
    age: '41-plus',
    industries: ['consulting'],
    skills: ['writing-and-content-creation'],
    soft: ['emotional-intelligence', 'project-management'],
    experience: 'Nine years in an office, six at home',
    learning: ['online-courses-and-certifications', 'reading-and-research'],
    goals: ['first-job-or-internship'],
    challenges: ['work-life-balance-challenges', 'lack-of-access-to-opportunities'],
    note: 'I care for my mother and can leave the house two mornings a week',
  }),
  sample({
    title: 'A psychology student who ticks a great deal',
    envision: 'professor of psychology with my own research group',
    status: 'student',
    field: 'Psychology',
    education: 'bachelors',
    age: '19-24',
    industries: ['healthcare', 'education', 'consulting'],
    skills: ['data-analysis', 'writing-and-content-creation', 'ai-and-machine-learning'],
    soft: ['emotional-intelligence', 'critical-thinking', 'communication', 'teamwork-and-collaboration'],
    experience: 'Crisis line volunteer, research assistant',
    learning: ['reading-and-research', 'structured-degree-program', 'mentorship-and-networking'],
    goals: ['research-and-innovation', 'social-impact', 'international-experience'],
    challenges: ['financial-constraints', 'unclear-career-path', 'work-life-balance-challenges'],
    note: 'I am dyslexic and need more time for reading.',
    other: { '10': 'Write a popular science book' },
  }),
];
