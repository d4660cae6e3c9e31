import { tidyLine, tidyProse } from '../fields.ts';
import { readAmount } from '../format/money.ts';
import { limits } from '../limits.ts';
import { currencies } from '../mentors/card.ts';
import { agreements, mentorshipStyles, type MentorProfile, type MentorUpdate } from '../mentors/mentor.ts';
import { days, joinStretches, type Window } from '../mentors/weekly.ts';
import type { Answer, Answers } from '../questions/answer.ts';
import { isOthers, knownOptions, listedOptions, takesOther, type AskedDocument, type AskedQuestion } from '../questions/question.ts';
import { chosen, visibleQuestions } from '../questions/visible.ts';

/** One entry of a list in the profile, in characters. */
const entryLength = 100;

/** The specified keys of the mentor profile update. */
export type MentorshipInfo = Pick<
  MentorProfile,
  | 'linkedInUrl'
  | 'professionalTitle'
  | 'shortBio'
  | 'fieldsOfExpertise'
  | 'careerLevelsSupported'
  | 'supportTypes'
  | 'mentorshipStyle'
  | 'availabilityPerWeek'
  | 'bestDaysAndTimes'
  | 'offersPaidMentorship'
  | 'monthlyPrice'
  | 'cancellationPolicy'
>;

type Part =
  | Exclude<keyof MentorshipInfo, 'bestDaysAndTimes' | 'monthlyPrice'>
  | 'fullName'
  | 'email'
  | 'bestDays'
  | 'bestTimes'
  | 'industryExpertise'
  | 'specializationAreas'
  | 'languages'
  | 'litePrice'
  | 'standardPrice'
  | 'currency'
  | 'showEmail'
  | 'timeZone';

/** What the mapping needs of the content document: which question gives what, and what the times of day mean. */
export type OnboardingDocument = AskedDocument & {
  sends: Record<Part, string>;
  agreements: readonly string[];
  hours: { times: readonly { option: string; from: string; to: string }[] };
};

/** The answers under the specified keys. A question that is not asked, as a price is not without paid mentorship, says nothing. */
export function mentorshipInfo(document: OnboardingDocument, answers: Answers): MentorshipInfo {
  const read = reader(document, answers);
  const style = mentorshipStyles.find((one) => one === read.value('mentorshipStyle'));
  const standardPrice = read.amount('standardPrice');
  const policy = read.text('cancellationPolicy');
  return {
    linkedInUrl: webAddress(read.text('linkedInUrl')),
    professionalTitle: read.text('professionalTitle'),
    shortBio: read.text('shortBio'),
    fieldsOfExpertise: read.values('fieldsOfExpertise'),
    careerLevelsSupported: read.values('careerLevelsSupported'),
    supportTypes: read.values('supportTypes'),
    ...(style && { mentorshipStyle: style }),
    availabilityPerWeek: read.text('availabilityPerWeek'),
    bestDaysAndTimes: read.values('bestDays').flatMap((day) => read.values('bestTimes').map((time) => `${day} ${time}`.toLowerCase())),
    offersPaidMentorship: read.value('offersPaidMentorship') === 'true',
    ...(standardPrice === undefined ? {} : { monthlyPrice: standardPrice }),
    ...(policy && { cancellationPolicy: policy }),
  };
}

/**
 * All that the onboarding sends. `before` is the profile as it stood: weekly hours are sent where the best days or times
 * were changed, and the zone where it was.
 */
export function mentorUpdate(document: OnboardingDocument, answers: Answers, aspiration = '', before?: MentorProfile): MentorUpdate {
  const info = mentorshipInfo(document, answers);
  const read = reader(document, answers);
  const litePrice = read.amount('litePrice');
  const currency = currencies.find((one) => one === read.value('currency'));
  const keepsHours = before?.availability && String(before.bestDaysAndTimes) === String(info.bestDaysAndTimes);
  // What was not answered anew may have been changed elsewhere meanwhile.
  const timeZone = read.text('timeZone');
  const hours = { ...(timeZone !== before?.availability?.timeZone && { timeZone }), ...(!keepsHours && { windows: weeklyWindows(document, answers) }) };
  const further = { ...gone(document, before), ...furtherAnswers(document, answers, aspiration) };
  return {
    ...info,
    industryExpertise: read.values('industryExpertise'),
    specializationAreas: read.values('specializationAreas'),
    languages: read.values('languages'),
    ...(litePrice === undefined ? {} : { litePrice }),
    ...(currency && { currency }),
    ...(Object.keys(hours).length > 0 && { availability: hours }),
    emailVisible: read.value('showEmail') === 'true',
    agreements: agreements.filter((id) => document.agreements.includes(id) && (answers[id]?.options?.length ?? 0) > 0),
    ...(Object.keys(further).length ? { furtherAnswers: further } : {}),
    submit: true,
  };
}

/** The first weekly hours: every best day with every best time; stretches that touch are one. */
export function weeklyWindows(document: OnboardingDocument, answers: Answers): Window[] {
  const chosenDays = new Set(reader(document, answers).values('bestDays'));
  const chosenTimes = new Set(answers[document.sends.bestTimes]?.options);
  const stretches = joinStretches(document.hours.times.filter(({ option }) => chosenTimes.has(option)));
  return days.filter((day) => chosenDays.has(day)).flatMap((day) => stretches.map(({ from, to }) => ({ day, from, to })));
}

/** The answers that a stored profile came from: known values as options, any other as the text of "Other". */
export function mentorAnswers(document: OnboardingDocument, profile: MentorProfile): Answers {
  const halves = (profile.bestDaysAndTimes ?? []).map((text) => text.split(' '));
  const given: Partial<Record<Part, string | string[] | undefined>> = {
    linkedInUrl: profile.linkedInUrl,
    professionalTitle: profile.professionalTitle,
    shortBio: profile.shortBio,
    fieldsOfExpertise: profile.fieldsOfExpertise,
    careerLevelsSupported: profile.careerLevelsSupported,
    industryExpertise: profile.industryExpertise,
    specializationAreas: profile.specializationAreas,
    languages: profile.languages,
    supportTypes: profile.supportTypes,
    mentorshipStyle: profile.mentorshipStyle,
    availabilityPerWeek: profile.availabilityPerWeek,
    bestDays: halves.map(([day = '']) => day),
    bestTimes: halves.map(([, time = '']) => time),
    offersPaidMentorship: asWord(profile.offersPaidMentorship),
    litePrice: asWord(profile.litePrice),
    standardPrice: asWord(profile.monthlyPrice),
    currency: profile.currency,
    cancellationPolicy: profile.cancellationPolicy,
    showEmail: asWord(profile.emailVisible),
    timeZone: profile.availability?.timeZone,
  };
  const byQuestion = new Map((Object.keys(given) as Part[]).map((part) => [document.sends[part], given[part]])); // Object.keys forgets the keys
  const answers: Answers = {};
  for (const question of questionsOf(document)) {
    const isAgreed = profile.agreements?.some((id) => id === question.id);
    const stored = byQuestion.get(question.id) ?? profile.furtherAnswers?.[question.id];
    const answer = isAgreed ? { options: (question.options ?? []).slice(0, 1).map(({ id }) => id) } : answerOf(question, stored);
    if (answer) answers[question.id] = answer;
  }
  return answers;
}

/**
 * The document as it is asked of somebody whose profile it has made: a question that is no longer asked, or an option that is
 * no longer offered, stays theirs to keep, or to take away, in the words that were asked.
 */
export function askedAgain<Document extends OnboardingDocument>(document: Document, profile: MentorProfile): Document {
  const answers = mentorAnswers(document, profile);
  const kept = (question: AskedQuestion) => question.options?.map((option) => (option.retired && answers[question.id]?.options?.includes(option.id) ? { ...option, retired: undefined } : option));
  const asked = (question: AskedQuestion) => {
    const still = question.retired && answers[question.id] ? { ...question, retired: undefined, required: undefined } : question;
    return still.options ? { ...still, options: kept(still) } : still;
  };
  return { ...document, phases: document.phases.map((phase) => ({ ...phase, questions: phase.questions.map(asked) })) } as Document; // nothing but a mark was taken away
}

function asWord(value: boolean | number | null | undefined) {
  return value === undefined || value === null ? undefined : String(value);
}

function answerOf(question: AskedQuestion, given: string | string[] | undefined): Answer | undefined {
  const values = [given ?? []].flat().filter(Boolean);
  if (!values.length) return undefined;
  if (question.type === 'text') return { text: values.join(', ') };
  const known = (value: string) => knownOptions(question).find((option) => option.value.toLowerCase() === value.toLowerCase())?.id;
  const options = [...new Set(values.flatMap((value) => known(value) ?? []))];
  const other = takesOther(question) ? tidyLine(values.filter((value) => !known(value)).join(', '), limits.otherLength) : '';
  return options.length || other ? { options, ...(other && { other }) } : undefined;
}

/** Answers to questions that content has no more. */
function gone(document: OnboardingDocument, before: MentorProfile | undefined): Record<string, string | string[]> {
  const known = new Set(['aspiration', ...questionsOf(document).map(({ id }) => id)]);
  return Object.fromEntries(Object.entries(before?.furtherAnswers ?? {}).filter(([id]) => !known.has(id)));
}

/** Answers to questions that content added beyond those that are sent under a key of their own. */
function furtherAnswers(document: OnboardingDocument, answers: Answers, aspiration: string): Record<string, string | string[]> {
  const sent = new Set<string>([...Object.values(document.sends), ...document.agreements]);
  const further: Record<string, string | string[]> = {};
  for (const question of visibleQuestions(questionsOf(document), answers)) {
    if (sent.has(question.id)) continue;
    const value = question.type === 'text' ? textOf(question, answers) : valuesOf(question, answers);
    if (value.length) further[question.id] = value;
  }
  const wish = tidyProse(aspiration, limits.answerLength);
  return wish ? { ...further, aspiration: wish } : further;
}

function questionsOf(document: AskedDocument) {
  return document.phases.flatMap((phase) => phase.questions);
}

/** Reads parts of the profile out of the answers to what is asked. */
function reader(document: OnboardingDocument, answers: Answers) {
  const asked = visibleQuestions(questionsOf(document), answers);
  const found = (part: Part) => asked.find((question) => question.id === document.sends[part]);
  const values = (part: Part) => {
    const question = found(part);
    return question ? valuesOf(question, answers) : [];
  };
  const text = (part: Part) => {
    const question = found(part);
    return question ? textOf(question, answers) : '';
  };
  return {
    values,
    text,
    value: (part: Part) => values(part)[0] ?? '',
    amount: (part: Part) => (text(part) === '' ? undefined : readAmount(text(part))),
  };
}

/** The values chosen, in the order of the list whatever was ticked first, then the free text of "Other". */
function valuesOf(question: AskedQuestion, answers: Answers): string[] {
  const answer = answers[question.id];
  const ids = new Set(chosen(question, answer));
  const listed = listedOptions(question).filter(({ id }) => ids.has(id));
  const typed = takesOther(question) ? tidyLine(answer?.other ?? '', entryLength) : '';
  const other = isOthers(typed) ? '' : question.lowerCase ? typed.toLowerCase() : typed;
  return [...new Set([...listed.map(({ value }) => value), other])].filter(Boolean);
}

function textOf(question: AskedQuestion, answers: Answers): string {
  return tidyProse(answers[question.id]?.text ?? '', question.maxLength ?? limits.answerLength);
}

/** A whole https address: people leave out "https://", and mean it. */
function webAddress(text: string): string {
  if (text === '') return '';
  return /^https?:\/\//i.test(text) ? text.replace(/^https?:/i, 'https:') : `https://${text}`;
}
