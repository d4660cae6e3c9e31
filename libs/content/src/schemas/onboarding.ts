import { days, limits } from '@bridge/model';
import { z } from 'zod';
import type { Localised } from '../localised.ts';
import { id, idPattern, once, ref, text } from '../marks.ts';
import { askedIn, tellOfQuestions } from './asked.ts';
import type { Question } from './question.ts';
import { phaseSchema } from './survey.ts';

const question = (description: string) => ref('questions').meta({ description });
const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'is not a time of day: write 09:00');
const optionId = z.string().max(80);
const weekdays = new Set<string>(days);

type Sent = (question: Question) => boolean;
const aText: Sent = ({ type }) => type === 'text';
const several: Sent = ({ type }) => type === 'multi-select';
const one: Sent = ({ type }) => type === 'radio' || type === 'dropdown';
const yesOrNo: Sent = (question) => one(question) && 'options' in question && question.options.map(({ value }) => value).sort().join() === 'false,true';
/** What a question must be to give its part of the profile. */
const wanted = {
  fullName: aText, email: aText, linkedInUrl: aText, professionalTitle: aText, shortBio: aText, availabilityPerWeek: aText, cancellationPolicy: aText, timeZone: aText, litePrice: aText, standardPrice: aText,
  fieldsOfExpertise: several, careerLevelsSupported: several, industryExpertise: several, specializationAreas: several, supportTypes: several, bestDays: several, bestTimes: several,
  mentorshipStyle: one, currency: one, offersPaidMentorship: yesOrNo, showEmail: yesOrNo,
} satisfies Record<string, Sent>;
const inWords = new Map<Sent, string>([[aText, 'a text'], [several, 'a multi-select'], [one, 'a radio or dropdown'], [yesOrNo, 'a radio or dropdown with the values "true" and "false"']]);

const sendsSchema = z
  .strictObject({
    fullName: question('Filled with the name of the account.'),
    email: question('Filled with the address of the account.'),
    linkedInUrl: question('A text.'),
    professionalTitle: question('A text.'),
    shortBio: question('A text.'),
    fieldsOfExpertise: question('A multi-select.'),
    careerLevelsSupported: question('A multi-select.'),
    industryExpertise: question('A multi-select; with the values of the survey’s industries, talents are told that they have one in common.'),
    specializationAreas: question('A multi-select.'),
    languages: question('A multi-select: in which languages they mentor; the values are codes such as "fr".'),
    supportTypes: question('A multi-select.'),
    mentorshipStyle: question('One option; its value is sent.'),
    availabilityPerWeek: question('A text.'),
    bestDays: question('A multi-select: one half of "monday morning".'),
    bestTimes: question('A multi-select: the other half.'),
    offersPaidMentorship: question('One option; the values "true" and "false".'),
    litePrice: question('A sum of money.'),
    standardPrice: question('A sum of money; sent as the monthly price too.'),
    currency: question('One option; its value is sent.'),
    cancellationPolicy: question('A text.'),
    showEmail: question('One option; the values "true" and "false".'),
    timeZone: question('A time zone; filled with that of the browser.'),
  })
  .meta({ title: 'list of what is sent', description: 'Which question gives which part of the mentor’s profile.' });

const hoursSchema = z
  .strictObject({
    times: z.array(z.strictObject({ option: optionId, from: clock, to: clock }).meta({ title: 'time of day' })).min(1),
  })
  .meta({ title: 'hours', description: 'What the best times of day mean on the clock: the first weekly hours are made of them.' });

/** What a mentor is asked before verification: a welcome, phases of questions, and how the answers become the profile. */
export const onboardingSchema = z
  .strictObject({
    id: id('onboardings', 'everywhere'),
    welcome: z.strictObject({ title: text(80), text: text(400), prompt: text(200), placeholder: text(120), start: text(40) }).meta({ title: 'welcome' }),
    phases: z.array(phaseSchema).min(1),
    submit: text(60),
    completion: z.strictObject({ title: text(80), text: text(400), action: text(40) }).meta({ title: 'completion' }),
    summary: z.boolean().optional().meta({ description: 'Show all answers for review before they are sent.' }),
    sends: sendsSchema,
    agreements: once(ref('questions')).meta({ description: 'The questions that must be answered with their one option.' }),
    hours: hoursSchema,
  })
  .meta({ title: 'onboarding' })
  .superRefine((document, context) => {
    const fault = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message, params: { code: 'contradiction' } });
    const questions = document.phases.flatMap((phase) => phase.questions);
    if (questions.length > limits.questionsPerSurvey) fault(['phases'], `asks too much: at most ${limits.questionsPerSurvey} questions`);
    document.phases.forEach((phase, p) =>
      phase.questions.forEach((one, q) => {
        if (one.field) fault(['phases', p, 'questions', q, 'field'], 'is for surveys: name the question under "sends"');
      }),
    );
    tellOfQuestions(askedIn(document.phases), fault);
    for (const [part, fits] of Object.entries(wanted)) {
      const asked = questions.find(({ id }) => id === document.sends[part as keyof typeof wanted]); // its own keys
      if (asked && !fits(asked)) fault(['sends', part], `needs ${inWords.get(fits)!}: question "${asked.id}" is none`);
    }
    document.agreements.forEach((id, index) => {
      const asked = questions.find((question) => question.id === id);
      if (asked && (!('options' in asked) || asked.options.length !== 1)) fault(['agreements', index], `names "${id}", which is no question with one option to agree to`);
    });
    document.hours.times.forEach(({ from, to }, at) => {
      if (to <= from && clock.safeParse(from).success && clock.safeParse(to).success) fault(['hours', 'times', at, 'to'], 'is not after "from"');
    });
    const optionsOf = (asked: string) => questions.flatMap((question) => (question.id === asked && question.type === 'multi-select' ? question.options : []));
    for (const { id: option, value } of optionsOf(document.sends.bestDays)) {
      if (!weekdays.has(value)) fault(['sends', 'bestDays'], `has the option "${option}", whose value is no day: use ${days.join(', ')}`);
    }
    // A question that does not exist, and an option whose id is none, are told as such.
    const areTimesAsked = questions.some(({ id: asked }) => asked === document.sends.bestTimes) && optionsOf(document.sends.bestTimes).every((option) => idPattern.test(option.id));
    for (const { id: option } of optionsOf(document.sends.bestTimes)) {
      if (areTimesAsked && !document.hours.times.some((time) => time.option === option)) fault(['hours', 'times'], `lacks the option "${option}" of question "${document.sends.bestTimes}"`);
    }
    document.hours.times.forEach(({ option }, at) => {
      if (areTimesAsked && !optionsOf(document.sends.bestTimes).some(({ id }) => id === option)) fault(['hours', 'times', at, 'option'], `"${option}" is no option of question "${document.sends.bestTimes}"`);
      if (document.hours.times.findIndex((time) => time.option === option) < at) fault(['hours', 'times', at, 'option'], `"${option}" has its hours already`);
    });
  });
export type Onboarding = Localised<z.infer<typeof onboardingSchema>>;
