import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Documents } from '@bridge/content';
import { years, type Answer } from '@bridge/model';
import { expect, test } from 'vitest';
import type { ComposedMilestone } from './compose.ts';
import { prepare } from './prepare.ts';
import { answering, compose, library, survey, type Person } from './testing.ts';
import { toldBy } from './told.ts';

// Who changes one answer looks for what came of it. A plan that is shuffled by it cannot be compared, and what was begun is lost.

const questions = survey.phases.flatMap((phase) => phase.questions);
const { lines } = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../../../../content/blueprint/typed/en.json'), 'utf8')) as Documents['blueprint/typed/en']; // the content check has its shape
const typedAt = (tag: string) => lines.flatMap(({ at, typed }) => (at === tag ? [typed] : []));
const prepared = new Map(prepare(library).milestones.map((milestone) => [milestone.entry.id, milestone]));

test('one changed answer changes the milestones that name it, and two others at most', () => {
  const count = process.env['LONG'] ? 2000 : 300;
  const random = generator(7);
  let before = planned(somebody(random));
  const found = Array.from({ length: count }, (_, index) => {
    if (index % 20 === 0) before = planned(somebody(random));
    const after = planned(changed(before.person, random));
    const change = difference(before, after);
    before = after;
    return change;
  });
  const told = (name: 'places' | 'others' | 'unnamed') => `${(found.reduce((sum, change) => sum + change[name], 0) / count).toFixed(2)} (${Math.max(...found.map((change) => change[name]))} at most)`;
  console.info(`${count} single changes. Places that change: ${told('places')}; of them without the changed answer before and after: ${told('others')}; milestones that go or come without a reason in the changed answer: ${told('unnamed')}, over two: ${found.filter(({ unnamed }) => unnamed > 2).length}`);
  expect(found.filter(({ others }) => others > 2).map(({ list }) => list)).toEqual([]);
});

test('what two texts say keeps its places and its milestones where one of them stops saying it', () => {
  const both: Person = { answers: { 2: { text: 'Nursing' } }, envision: 'To be a head nurse' };
  const [before, after] = [planned(both), planned({ ...both, envision: 'To be known for good work' })];
  const ofTheField = ({ plan }: Planned) => years.flatMap((year) => plan.years[year].flatMap(({ id, reasons }) => (reasons.some(({ question }) => question === '2') ? [id] : [])));
  expect(ofTheField(before)).toEqual(expect.arrayContaining(ofTheField(after)));
  const [said, left] = [before, after].map(({ plan }) => plan.years.year1.find(({ id }) => id === 'health-care-licence')?.reasons.map(({ question }) => question));
  expect(said).toEqual(['2', 'envision']);
  expect(left).toEqual(['2']);
});

type Planned = ReturnType<typeof planned>;
const planned = (person: Person) => ({ person, facts: toldBy({ library, survey, ...person }).facts, plan: compose(person) });

/** How many places of the plan hold something else, and how many of those have to do with the changed answer neither before nor after. */
function difference(before: Planned, after: Planned) {
  const changes = [...new Set([...before.facts.keys(), ...after.facts.keys()])].filter((tag) => before.facts.get(tag)?.quote !== after.facts.get(tag)?.quote || before.facts.has(tag) !== after.facts.has(tag));
  const asked = new Set(changes.flatMap((tag) => (tag.startsWith('theme:') ? [] : (before.facts.get(tag) ?? after.facts.get(tag))!.reasons.map(({ question }) => question)))); // from one of the two; a theme changes with a text that says it
  const isReason = ({ reasons }: ComposedMilestone) => reasons.some(({ question }) => asked.has(question));
  const names = (milestone: ComposedMilestone) => isReason(milestone) || conditionsOf(milestone.id).some((tag) => changes.includes(tag));
  const byYear = years.map((year) => {
    const [was, is] = [before.plan.years[year], after.plan.years[year]];
    const gone = was.filter(({ id }) => is.every((one) => one.id !== id));
    const came = is.filter(({ id }) => was.every((one) => one.id !== id));
    const places = Math.max(gone.length, came.length);
    const moved = [...gone, ...came];
    return { places, others: Math.max(0, places - moved.filter(names).length), unnamed: moved.filter((milestone) => !isReason(milestone)).length, moved };
  });
  const sum = (name: 'places' | 'others' | 'unnamed') => byYear.reduce((total, year) => total + year[name], 0);
  return { places: sum('places'), others: sum('others'), unnamed: sum('unnamed'), list: [...changes, '→', ...byYear.flatMap(({ moved }) => moved.map((milestone) => `${milestone.id}${names(milestone) ? '*' : ''}`))].join(' ') };
}

/** The answers that decide about a milestone, also those that keep it away. */
function conditionsOf(id: string): string[] {
  const { entry, for: own, when, unless } = prepared.get(id)!; // the composer took it from there
  const refusedBy = library.rules.refusals.flatMap(({ answers, needs }) => (needs.some((need) => entry.needs?.includes(need)) ? answers : []));
  return [...own, ...when.flat(), ...unless, ...refusedBy];
}

type Random = { whole: (below: number) => number; oneOf: <Value>(list: readonly Value[]) => Value | undefined };

/** Mulberry32: the same people in every run. */
function generator(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (below: number) => Math.floor(next() * below);
  return { whole, oneOf: (list) => list[whole(list.length)] };
}

function somebody(random: Random): Person {
  const answers = Object.fromEntries(questions.flatMap((question) => {
    const answer = random.whole(6) > 0 && anAnswer(question, random);
    return answer ? [[question.id, answer]] : [];
  }));
  return { answers, envision: random.whole(6) > 0 ? (random.oneOf(typedAt('envision')) ?? '') : '' };
}

/** The same person with one answer given anew, with a tick more or less, or taken away. */
function changed(person: Person, random: Random): Person {
  for (;;) {
    const question = random.oneOf([...questions, undefined]);
    const after = question ? answering(person, question.id, random.whole(5) > 0 ? near(person.answers[question.id], question, random) : undefined) : { ...person, envision: random.whole(5) > 0 ? (random.oneOf(typedAt('envision')) ?? '') : '' };
    if (JSON.stringify(after) !== JSON.stringify(person)) return after;
  }
}

function near(answer: Answer | undefined, question: (typeof questions)[number], random: Random): Answer {
  if (question.type !== 'multi-select' || !answer) return anAnswer(question, random);
  const ticked = new Set(answer.options);
  const tick = random.oneOf(question.options)!.id; // a question has options
  if (!ticked.delete(tick)) ticked.add(tick);
  return { ...answer, options: question.options.flatMap(({ id }) => (ticked.has(id) ? [id] : [])) };
}

function anAnswer(question: (typeof questions)[number], random: Random): Answer {
  if (question.type === 'text') return { text: random.oneOf(typedAt(`${question.id}:text`)) ?? 'Something of my own' };
  const options = 'options' in question ? question.options.map(({ id }) => id) : [];
  if (question.type !== 'multi-select') return { options: [random.oneOf(options)!], ...(question.type === 'radio' && { text: 'Two years in a shop' }) }; // likewise
  const first = random.whole(3) + 1;
  const chosen = new Set(Array.from({ length: first }, () => random.oneOf(options)!)); // likewise
  const other = random.whole(5) === 0 ? random.oneOf(typedAt(`${question.id}:other`)) : undefined;
  return { options: options.filter((id) => chosen.has(id)), ...(other !== undefined && { other }) };
}
