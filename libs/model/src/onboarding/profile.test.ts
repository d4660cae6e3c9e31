import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { mentorUpdateSchema, type MentorProfile, type MentorUpdate } from '../mentors/mentor.ts';
import { firstProblemOf } from './testing.ts';
import type { Answers } from '../questions/answer.ts';
import { isOthers, type AskedDocument, type AskedQuestion } from '../questions/question.ts';
import { askedAgain, mentorAnswers, mentorshipInfo, mentorUpdate, weeklyWindows, type OnboardingDocument } from './profile.ts';

// The product's own questions: that their values give the specified payload is what is tested.
const file = new URL('../../../../content/onboarding/mentor.json', import.meta.url);
const mentor = JSON.parse(readFileSync(file, 'utf8')) as OnboardingDocument; // checked by the content check

const answers: Answers = {
  'full-name': { text: 'Demo Mentor 3' },
  email: { text: 'demo.mentor.3@example.com' },
  linkedin: { text: ' www.linkedin.com/in/demo-mentor-3 ' },
  title: { text: 'Data lead, Demo Hospital' },
  bio: { text: 'I help with first data projects.' },
  fields: { options: ['cloud', 'data-science'], other: 'Public health' },
  levels: { options: ['founders', 'early-career', 'mid-career', 'technical'], other: 'Returning Parents' },
  industries: { options: ['healthcare', 'finance'], other: 'Logistics' },
  specializations: { options: ['first-jobs'] },
  support: { options: ['mock-interviews', 'career-guidance', 'project-review', 'industry-insights', 'resume-review', 'technical-coaching'] },
  'mentorship-style': { options: ['sessions'] },
  weekly: { text: '3 hours' },
  'best-days': { options: ['wednesday', 'monday'] },
  'best-times': { options: ['evening', 'morning'] },
  'time-zone': { text: 'Africa/Lagos' },
  paid: { options: ['yes'] },
  currency: { options: ['ngn'] },
  'lite-price': { text: '8000' },
  'standard-price': { text: '28000.50' },
  policy: { text: 'Up to a day before.' },
  'show-email': { options: ['yes'] },
  'code-of-conduct': { options: ['agree'] },
  'guide-not-solve': { options: ['agree'] },
  'respond-in-time': { options: ['agree'] },
};

test('the payload is the specified one, byte for byte', () => {
  expect(JSON.stringify(mentorshipInfo(mentor, answers))).toBe(
    '{"linkedInUrl":"https://www.linkedin.com/in/demo-mentor-3","professionalTitle":"Data lead, Demo Hospital","shortBio":"I help with first data projects.",' +
      '"fieldsOfExpertise":["Data Science","Cloud","Public health"],"careerLevelsSupported":["entry","mid","technical","founders","returning parents"],' +
      '"supportTypes":["career guidance","project review","industry insights","mock interviews","resume review","technical coaching"],"mentorshipStyle":"1-on-1",' +
      '"availabilityPerWeek":"3 hours","bestDaysAndTimes":["monday morning","monday evening","wednesday morning","wednesday evening"],' +
      '"offersPaidMentorship":true,"monthlyPrice":28000.5,"cancellationPolicy":"Up to a day before."}',
  );
});

test('without paid mentorship, prices and policy that were typed before are not sent', () => {
  const sent = mentorUpdate(mentor, { ...answers, paid: { options: ['no'] } });
  expect(sent).toMatchObject({ offersPaidMentorship: false });
  for (const key of ['monthlyPrice', 'litePrice', 'currency', 'cancellationPolicy']) expect(sent).not.toHaveProperty(key);
});

test('industries and specialization areas travel beside the specified keys', () => {
  const info = mentorshipInfo(mentor, answers);
  const sent = mentorUpdate(mentor, answers);
  expect(sent).toMatchObject({ ...info, industryExpertise: ['Finance', 'Healthcare', 'Logistics'], specializationAreas: ['First jobs'] });
  for (const key of ['industryExpertise', 'specializationAreas']) expect(info).not.toHaveProperty(key);
});

test('a mentor can name every industry that a talent can want, by the same value', () => {
  const survey = JSON.parse(readFileSync(new URL('../../../../content/surveys/talent.json', import.meta.url), 'utf8')) as AskedDocument; // checked by the content check
  const valuesOf = (document: AskedDocument, isMeant: (question: AskedQuestion) => boolean) =>
    document.phases.flatMap(({ questions }) => questions).filter(isMeant).flatMap(({ options = [] }) => options.map(({ value }) => value));
  const wanted = valuesOf(survey, ({ field }) => field === 'industriesOfInterest').filter((value) => !isOthers(value));
  expect(wanted.length).toBeGreaterThan(0);
  expect(valuesOf(mentor, ({ id }) => id === mentor.sends.industryExpertise)).toEqual(expect.arrayContaining(wanted));
});

test.each([
  ['sessions', '1-on-1'],
  ['chat', 'async'],
  ['both', 'both'],
])('the style %s is sent as %s', (option, value) => {
  expect(mentorshipInfo(mentor, { ...answers, 'mentorship-style': { options: [option] } }).mentorshipStyle).toBe(value);
});

test('"Other" left empty, or saying no more than "other", is dropped', () => {
  for (const other of ['', '  ', 'Other', 'others']) {
    expect(mentorshipInfo(mentor, { ...answers, levels: { options: ['technical'], other } }).careerLevelsSupported).toEqual(['technical']);
  }
});

test('what is sent fits the call, however little was answered beyond the required', () => {
  expect(v.safeParse(mentorUpdateSchema, mentorUpdate(mentor, answers, 'To give back')).issues).toBeUndefined();
  const { title, bio, paid: _paid, ...rest } = answers;
  const few: Answers = { title: title!, bio: bio!, paid: { options: ['no'] }, 'best-days': rest['best-days']!, 'best-times': rest['best-times']!, 'time-zone': rest['time-zone']! };
  expect(v.safeParse(mentorUpdateSchema, mentorUpdate(mentor, few)).issues).toBeUndefined();
});

test('every agreement that was accepted is named', () => {
  expect(mentorUpdate(mentor, answers).agreements).toEqual(['code-of-conduct', 'guide-not-solve', 'respond-in-time']);
  expect(mentorUpdate(mentor, { ...answers, 'guide-not-solve': {} }).agreements).toEqual(['code-of-conduct', 'respond-in-time']);
  expect(firstProblemOf(mentor, { ...answers, 'guide-not-solve': {} })).toBe('guide-not-solve');
  expect(firstProblemOf(mentor, answers)).toBeUndefined();
});

test('best days and times make the first weekly hours; times that touch are one', () => {
  expect(weeklyWindows(mentor, answers)).toEqual([
    { day: 'monday', from: '09:00', to: '12:00' },
    { day: 'monday', from: '17:00', to: '20:00' },
    { day: 'wednesday', from: '09:00', to: '12:00' },
    { day: 'wednesday', from: '17:00', to: '20:00' },
  ]);
  const long = { ...answers, 'best-days': { options: ['sunday'] }, 'best-times': { options: ['evening', 'afternoon'] } };
  expect(weeklyWindows(mentor, long)).toEqual([{ day: 'sunday', from: '12:00', to: '20:00' }]);
});

test('a stored profile gives back the answers it came from, and sends itself again', () => {
  const sent = mentorUpdate(mentor, answers, 'To give back');
  const stored = storedOf(sent);
  const { availability: _availability, ...rest } = sent;
  expect(mentorUpdate(mentor, mentorAnswers(mentor, stored), 'To give back', stored)).toEqual(rest);
});

test('weekly hours are sent where the best days or times are changed, and only then: they may have been edited elsewhere', () => {
  const stored = storedOf(mentorUpdate(mentor, answers));
  const edited = { ...stored, availability: { timeZone: 'Africa/Lagos', windows: [{ day: 'monday' as const, from: '10:00', to: '10:45' }] } };
  expect(mentorUpdate(mentor, { ...answers, bio: { text: 'New' } }, '', edited)).not.toHaveProperty('availability');
  expect(mentorUpdate(mentor, { ...answers, 'best-days': { options: ['friday'] } }, '', edited).availability).toEqual({ windows: [{ day: 'friday', from: '09:00', to: '12:00' }, { day: 'friday', from: '17:00', to: '20:00' }] });
  expect(mentorUpdate(mentor, { ...answers, 'time-zone': { text: 'Europe/Berlin' } }, '', edited).availability).toEqual({ timeZone: 'Europe/Berlin' });
});

test('a question that content adds is sent under its id', () => {
  const asking: OnboardingDocument = { ...mentor, phases: [...mentor.phases, { id: 'more', questions: [{ id: 'pronouns', type: 'text' }] }] };
  expect(mentorUpdate(asking, { ...answers, pronouns: { text: 'any' } }, 'To give back').furtherAnswers).toEqual({ pronouns: 'any', aspiration: 'To give back' });
});

test('an option that was retired since stays in a profile that is changed, can be taken away, and is offered to nobody else', () => {
  const profile = storedOf(mentorUpdate(mentor, answers));
  const retired = withRetired(mentor, 'specializations', 'first-jobs');
  const again = askedAgain(retired, profile);
  const held = mentorAnswers(again, profile);
  expect(held['specializations']).toEqual({ options: ['first-jobs'] });
  expect(mentorUpdate(again, held).specializationAreas).toEqual(profile.specializationAreas);
  expect(mentorUpdate(again, { ...held, specializations: { options: [] } }).specializationAreas).toEqual([]);
  const other = storedOf(mentorUpdate(mentor, { ...answers, specializations: { options: [] } }));
  expect(askedAgain(retired, other)).toEqual(retired);
});

const every = mentor.phases.flatMap(({ questions }) => questions.map(({ id }) => id)).filter((id) => id in answers);
test.each([...every, 'pronouns'])('the question %s, retired since or gone, leaves what was answered to it in a profile that is changed', (id) => {
  const asked: OnboardingDocument = { ...mentor, phases: [...mentor.phases, { id: 'more', questions: [{ id: 'pronouns', type: 'text' as const, required: true }] }] };
  const profile = storedOf(mentorUpdate(asked, { ...answers, pronouns: { text: 'any' } }, 'To give back'));
  const { availability: _availability, ...kept } = profile;
  const without = (change: (question: AskedQuestion) => AskedQuestion[]) => ({ ...asked, phases: asked.phases.map((phase) => ({ ...phase, questions: phase.questions.flatMap((question) => (question.id === id ? change(question) : question)) })) });
  const retired = without((question) => [{ ...question, retired: true }]);
  const again = askedAgain(retired, profile);
  expect(mentorUpdate(again, mentorAnswers(again, profile), 'To give back', profile)).toEqual({ ...kept, submit: true });
  expect(askedAgain(retired, {})).toEqual(retired); // asked of nobody who never answered it
  if (id === 'pronouns') {
    expect(mentorUpdate(again, { ...mentorAnswers(again, profile), pronouns: {} }, 'To give back', profile).furtherAnswers).toEqual({ aspiration: 'To give back' }); // theirs to take away
    expect(mentorUpdate(without(() => []), mentorAnswers(mentor, profile), 'To give back', profile).furtherAnswers).toEqual(profile.furtherAnswers);
  }
});

/** A profile as the server keeps what was sent first. */
function storedOf({ submit: _submit, revisions: _revisions, ...sent }: MentorUpdate): MentorProfile {
  return sent as MentorProfile; // a first one has both parts of the hours
}

function withRetired(document: OnboardingDocument, id: string, option: string): OnboardingDocument {
  const retire = (one: { id: string; value: string }) => (one.id === option ? { ...one, retired: true } : one);
  const mark = (question: AskedQuestion) => (question.id === id ? { ...question, options: question.options?.map(retire) } : question);
  return { ...document, phases: document.phases.map((phase) => ({ ...phase, questions: phase.questions.map(mark) })) };
}
