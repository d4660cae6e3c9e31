import type { Answers } from '@bridge/model';

/** One made-up person for docs/blueprints.md and the tests: the answers to questions 1 to 12 in short. */
export type Sample = { title: string; envision: string; answers: Answers };

type Short = {
  title: string;
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
  return { title: short.title, envision: short.envision ?? '', answers };
}

/** Twenty people who differ in age, schooling, work, place and way of typing. */
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
    title: 'A nurse with a diploma who wants to run a hospital',
    envision: 'I want to lead a hospital',
    status: 'employed',
    field: 'Nursing',
    education: 'diploma',
    age: '25-30',
    industries: ['healthcare'],
    skills: ['data-analysis'],
    soft: ['emotional-intelligence', 'teamwork-and-collaboration'],
    experience: 'Four years on a surgical ward',
    learning: ['structured-degree-program', 'mentorship-and-networking'],
    goals: ['advance-in-career', 'leader-or-manager'],
    challenges: ['work-life-balance-challenges', 'financial-constraints'],
    note: 'I have two children and work night shifts',
  }),
  sample({
    title: 'A school leaver of seventeen with nothing decided',
    envision: 'rich and famous',
    status: 'student',
    education: 'o-level',
    age: '15-18',
    soft: ['creativity'],
    experience: false,
    challenges: ['unclear-career-path', 'lack-of-access-to-opportunities'],
    learning: ['attending-workshops-and-conferences'],
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
    title: 'A shop owner of forty-five who wants to grow',
    envision: 'owner of three shops',
    status: 'self-employed',
    field: 'Retail',
    education: 'o-level',
    age: '41-plus',
    industries: ['entrepreneurship', 'marketing'],
    skills: ['digital-marketing', 'financial-analysis'],
    soft: ['communication', 'leadership'],
    experience: 'I have run a food shop for 15 years',
    learning: ['mentorship-and-networking'],
    goals: ['start-business-or-freelance'],
    challenges: ['lack-of-skills', 'work-life-balance-challenges'],
  }),
  sample({
    title: 'A teacher who moves into technology',
    envision: 'A UX researcher in a company that builds things for schools.',
    status: 'career-transition',
    field: 'Education',
    education: 'bachelors',
    age: '31-40',
    industries: ['technology', 'education'],
    skills: ['ui-ux-design', 'writing-and-content-creation'],
    soft: ['communication', 'creativity', 'emotional-intelligence'],
    experience: 'Nine years teaching biology',
    learning: ['hands-on-projects-and-internships', 'online-courses-and-certifications'],
    goals: ['transition-industry'],
    challenges: ['need-to-improve-technical-skills', 'lack-of-hands-on-experience'],
    note: 'I can give ten hours a week until June',
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
    title: 'An accountant who wants to advance',
    envision: 'CFO',
    status: 'employed',
    field: 'Accounting',
    education: 'bachelors',
    age: '31-40',
    industries: ['finance'],
    skills: ['financial-analysis', 'data-analysis'],
    soft: ['critical-thinking', 'project-management'],
    experience: true,
    learning: ['structured-degree-program', 'online-courses-and-certifications'],
    goals: ['advance-in-career', 'leader-or-manager'],
    challenges: ['work-life-balance-challenges'],
    note: 'Caring for my mother on weekends',
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
    title: 'A marketing employee who wants to work abroad',
    envision: 'marketing manager in Canada',
    status: 'employed',
    field: 'Mass communication',
    education: 'bachelors',
    age: '25-30',
    industries: ['marketing', 'technology'],
    skills: ['digital-marketing', 'writing-and-content-creation', 'data-analysis'],
    soft: ['creativity', 'communication', 'adaptability'],
    experience: 'Three years in an agency',
    learning: ['online-courses-and-certifications', 'attending-workshops-and-conferences'],
    goals: ['international-experience', 'advance-in-career'],
    challenges: ['financial-constraints', 'lack-of-access-to-opportunities'],
    note: 'My visa was refused once.',
  }),
  sample({
    title: 'A mechanic’s apprentice',
    envision: 'have my own workshop',
    status: 'employed',
    field: 'Automotive',
    education: 'o-level',
    age: '19-24',
    soft: ['problem-solving'],
    experience: 'apprentice in a garage since 2024',
    learning: ['hands-on-projects-and-internships'],
    goals: ['start-business-or-freelance', 'specialize-in-technical-skill'],
    challenges: ['lack-of-skills', 'financial-constraints'],
    other: { '5': 'Automobile repair', '6': 'Engine diagnostics' },
  }),
  sample({
    title: 'A security analyst who wants to lead',
    envision: 'CISO of a bank',
    status: 'employed',
    field: 'Information Technology',
    education: 'bachelors',
    age: '31-40',
    industries: ['technology', 'finance'],
    skills: ['cybersecurity', 'cloud-computing', 'programming', 'ai-and-machine-learning'],
    soft: ['leadership', 'problem-solving', 'critical-thinking'],
    experience: 'Six years in a security operations centre',
    learning: ['online-courses-and-certifications', 'mentorship-and-networking', 'attending-workshops-and-conferences'],
    goals: ['advance-in-career', 'leader-or-manager', 'specialize-in-technical-skill'],
    challenges: ['work-life-balance-challenges', 'need-to-improve-technical-skills'],
    note: 'Our second child is due in May',
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
    title: 'A consultant between two jobs',
    envision: 'Partner at a consulting firm',
    status: 'career-transition',
    field: 'Business administration',
    education: 'masters-and-above',
    age: '31-40',
    industries: ['consulting', 'finance', 'entrepreneurship'],
    skills: ['financial-analysis', 'data-analysis'],
    soft: ['leadership', 'project-management', 'communication'],
    experience: 'Project manager in telecoms',
    learning: ['mentorship-and-networking', 'attending-workshops-and-conferences'],
    goals: ['transition-industry', 'leader-or-manager', 'international-experience'],
    challenges: ['no-industry-connections', 'unclear-career-path'],
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
