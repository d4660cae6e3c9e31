import { years } from '@bridge/model';
import { expect, test } from 'vitest';
import { samples } from './samples.ts';
import { answering, compose, library, survey, type Person } from './testing.ts';
import { isRefused, toldBy } from './told.ts';

const wishes = [
  ['lead', '12', 'I never want to lead people'],
  ['study', '9', 'please no more exams'],
  ['abroad', '12', 'I want to stay here'],
  ['money', '12', 'I have no money for courses'],
  ['laptop', '12', 'I have no laptop'],
  ['hours', '12', 'Two hours a week is all I have'],
] as const;

const wishing = (person: Person, question: string, words: string): Person => answering(person, question, question === '12' ? { text: words } : { ...person.answers[question], other: words });
const nobody = { title: 'nobody', answers: {}, envision: '' };

test.each(wishes)('"%s" is refused by who wrote so', (need, question, words) => {
  expect([...toldBy({ library, survey, ...wishing(nobody, question, words) }).refused]).toEqual([need]);
});

/** Every option of every question at once: whatever the library holds may come. */
const everything: Person = {
  answers: Object.fromEntries(survey.phases.flatMap((phase) => phase.questions).flatMap((question) => ('options' in question && question.type === 'multi-select' ? [[question.id, { options: question.options.map(({ id }) => id) }]] : []))),
  envision: '',
};

test.each(wishes)('what needs "%s" is never planned for who refused it, whatever else was answered', (need, question, words) => {
  const people = [...samples, everything, ...survey.phases.flatMap((phase) => phase.questions).flatMap((asked) => ('options' in asked ? asked.options.map(({ id }) => answering(nobody, asked.id, { options: [id] })) : []))];
  const needing = new Set(library.milestones.filter((entry) => isRefused(entry, new Set([need]))).map(({ id }) => id));
  expect(needing.size).toBeGreaterThan(5);
  for (const person of people) {
    const plan = compose(wishing(person, question, words));
    expect(years.flatMap((year) => plan.years[year].map(({ id }) => id)).filter((id) => needing.has(id))).toEqual([]);
    for (const year of years) expect(plan.years[year].length).toBeGreaterThanOrEqual(3);
  }
});

// What a text says gives it away; whoever writes a new one is told to mark it.
const telling = {
  lead: /^(?:Lead|Direct|Supervise|Chair)\b|\bteam of (?:three|four|five)\b.*\bLead\b/u,
  study: /\b(?:enter a|Complete the first two terms|Finish your programme|postgraduate programmes)\b/u,
  abroad: /\babroad\b|\banother country\b|\bin two countries\b/u,
  laptop: /\b(?:repository|dashboard|spreadsheet|cloud labs|web application)\b/u,
};
test.each(Object.entries(telling))('a text that speaks of "%s" is marked with it', (need, words) => {
  const unmarked = library.milestones.filter(({ text, needs = [] }) => words.test(text) && !(needs as string[]).includes(need));
  expect(unmarked.map(({ id, text }) => `${id}: ${text}`)).toEqual([]);
});
