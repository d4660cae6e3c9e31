import { years } from '@bridge/model';
import { expect, test } from 'vitest';
import { samples } from './samples.ts';
import { toldBy } from './told.ts';
import { answering, compose, library, survey, textsOf, type Person } from './testing.ts';

const empty: Person = { answers: {}, envision: '' };
const placesOf = (question: string) => library.rules.questions.find(({ id }) => id === question)!.places.length; // the content check has it
const saidAt = (person: Person, question: string) => [...toldBy({ library, survey, ...person }).facts.values()].filter(({ reasons }) => reasons.some((reason) => reason.question === question)).length;
const people = [{ title: 'nobody', ...empty }, ...samples];

test('the same answers give the same blueprint, whatever the order of the ticks', () => {
  for (const person of people) {
    const turned = Object.entries(person.answers).reverse();
    const answers = Object.fromEntries(turned.map(([id, answer]) => [id, { ...answer, ...(answer.options && { options: answer.options.toReversed() }) }]));
    expect(compose({ ...person, answers })).toEqual(compose(person));
  }
});

test('no answers at all still give a whole blueprint', () => {
  const { careerVision, years: roadmap } = compose(empty);
  expect(careerVision).toBe('I have not put my aim into words yet. From here, one year at a time.');
  for (const year of years) expect(roadmap[year]).toHaveLength(3);
});

for (const person of people) {
  test(`every option of every question changes the blueprint: ${person.title}`, () => {
    const unchanged: string[] = [];
    for (const question of survey.phases.flatMap((phase) => phase.questions)) {
      if (!('options' in question)) continue;
      const chosen = person.answers[question.id]?.options ?? [];
      const results = new Map<string, string>();
      for (const { id } of question.options) {
        const others = question.type === 'multi-select' ? chosen.filter((one) => one !== id) : [];
        const before = answering(person, question.id, { ...person.answers[question.id], options: others });
        const after = answering(person, question.id, { ...person.answers[question.id], options: [...others, id] });
        const [was, is] = [before, after].map((one) => JSON.stringify(compose(one)));
        if (saidAt(before, question.id) >= placesOf(question.id)) continue; // it has no place left for one more
        if (toldBy({ library, survey, ...after }).dropped.has(`${question.id}:${id}`)) continue; // it contradicts another answer: that is asked about
        if (was === is || (question.type !== 'multi-select' && results.has(is!))) unchanged.push(`${question.id}:${id}`);
        results.set(is!, id); // map() keeps the length
      }
    }
    expect(unchanged).toEqual([]);
  });

  test(`every typed answer changes the blueprint: ${person.title}`, () => {
    const typed = 'Something only I would type';
    const changes: Record<string, Person> = { envision: { ...person, envision: typed } };
    for (const question of survey.phases.flatMap((phase) => phase.questions)) {
      const answer = person.answers[question.id];
      if (question.type === 'text') changes[question.id] = answering(person, question.id, { text: typed });
      if (question.type === 'multi-select') changes[question.id] = answering(person, question.id, { ...answer, other: typed });
      if (question.type === 'radio') changes[question.id] = answering(person, question.id, { options: ['yes'], text: typed });
    }
    const silent = Object.entries(changes).filter(([, changed]) => !textsOf(compose(changed)).some((text) => text.includes(`“${typed}”`)));
    expect(silent.map(([question]) => question)).toEqual([]);
  });
}

test('to somebody without other answers, every option brings a roadmap of its own', () => {
  const options = survey.phases.flatMap((phase) => phase.questions).flatMap((question) => ('options' in question ? question.options.map(({ id }) => [question.id, id] as const) : []));
  const texts = options.map(([question, id]) => textsOf(compose(answering(empty, question, { options: [id] }))).slice(1).sort().join('\n'));
  expect(new Set(texts).size).toBe(options.length);
});

test('a milestone keeps its id when another answer changes', () => {
  const [student] = samples;
  const ids = (person: Person) => Object.values(compose(person).years).flatMap((milestones) => milestones.map(({ id }) => id));
  const before = ids(student!); // there are twenty
  const after = ids(answering(student!, '12', { text: 'I move to another town next year' }));
  expect(after.filter((id) => before.includes(id)).length).toBeGreaterThan(before.length * 0.8);
  const known = new Set(library.milestones.map(({ id }) => id));
  expect(after.every((id) => known.has(id))).toBe(true);
});

test('an option that the library does not know yet is spoken of by its label', () => {
  const newer = structuredClone(survey);
  const question = newer.phases.flatMap((phase) => phase.questions).find(({ id }) => id === '6');
  if (question?.type !== 'multi-select') throw new Error('question 6 is a multi-select');
  question.options.push({ id: 'quantum-computing', label: 'Quantum Computing', value: 'Quantum Computing' });
  const blueprint = compose({ answers: { '6': { options: ['quantum-computing'] } }, envision: '' }, newer);
  const milestone = Object.values(blueprint.years).flat().find(({ text }) => text.includes('“Quantum Computing”'));
  expect(milestone?.reasons).toEqual([{ question: '6', option: 'quantum-computing' }]);
});

test('nobody is told to do what their answers rule out', () => {
  const ruledOut = (person: Person, pattern: RegExp) => textsOf(compose(person)).filter((text) => pattern.test(text));
  const mature: Person = { answers: { '1': { options: ['employed'] }, '4': { options: ['41-plus'] }, '10': { options: ['first-job-or-internship'] } }, envision: '' };
  expect(ruledOut(mature, /Complete one internship/)).toEqual([]);
  const young: Person = { answers: { '1': { options: ['student'] }, '3': { options: ['o-level'] }, '4': { options: ['15-18'] }, '10': { options: ['research-and-innovation', 'leader-or-manager'] } }, envision: 'CEO' };
  expect(ruledOut(young, /research degree|Lead through others|large division/)).toEqual([]);
  const poor: Person = { answers: { '6': { options: ['cloud-computing', 'digital-marketing', 'financial-analysis'] }, '11': { options: ['financial-constraints'] } }, envision: '' };
  expect(ruledOut(poor, /paid campaign|Pass one entry-level cloud certificate|first paper of a recognised/)).toEqual([]);
});

test('a milestone that builds on another stands in a later year', () => {
  const after = new Map(library.milestones.flatMap((milestone) => (milestone.after ? [[milestone.id, milestone.after] as const] : [])));
  for (const person of people) {
    const roadmap = years.map((year) => compose(person).years[year].map(({ id }) => id));
    roadmap.forEach((ids, year) =>
      ids.forEach((id) => {
        if (after.has(id)) expect(roadmap.slice(0, year).flat().some((earlier) => after.get(id)!.includes(earlier))).toBe(true); // has() just said so
      }),
    );
  }
});

test('a vision has 25 words of ours at most, and speaks only of what was answered', () => {
  for (const person of people) expect((compose(person).careerVision.replace(/“[^”]*”/gu, '').match(/[\p{L}’'-]+/gu) ?? []).length).toBeLessThanOrEqual(25);
  const claims = library.visions.parts.flatMap(({ patterns }) => patterns).filter(({ text }) => /\b(?:known for|people come to|rely on me|in five years I (?:am|have|hold|lead|own))\b/i.test(text));
  expect(claims).toEqual([]);
});
