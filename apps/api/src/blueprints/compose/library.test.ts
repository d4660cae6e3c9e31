import { expect, test } from 'vitest';
import { library, survey } from './testing.ts';

const questions = survey.phases.flatMap((phase) => phase.questions);

test('the library holds at least four hundred milestones, each said once', () => {
  expect(library.milestones.length).toBeGreaterThanOrEqual(400);
  expect(new Set(library.milestones.map(({ text }) => text)).size).toBe(library.milestones.length);
});

test('every answer that can be given has milestones of its own', () => {
  const spoken = new Set(library.milestones.flatMap((milestone) => milestone.for ?? []));
  const options = questions.flatMap((question) => ('options' in question ? question.options.map(({ id }) => `${question.id}:${id}`) : []));
  const typed = questions.flatMap(({ id, type }) => (type === 'multi-select' ? [`${id}:other`] : type === 'dropdown' ? [] : [`${id}:text`]));
  expect([...options, ...typed, 'envision'].filter((tag) => !spoken.has(tag))).toEqual([]);
});

test('skills, industries and goals have milestones for every year', () => {
  const long = questions.filter(({ id }) => ['5', '6', '10'].includes(id));
  const missing = long.flatMap((question) =>
    ('options' in question ? question.options : []).flatMap(({ id }) => {
      const own = library.milestones.filter((milestone) => milestone.for?.includes(`${question.id}:${id}`));
      return [1, 2, 3, 4, 5].filter((year) => !own.some((milestone) => milestone.years.includes(year))).map((year) => `${question.id}:${id} in year ${year}`);
    }),
  );
  expect(missing).toEqual([]);
});

test('a placeholder that quotes stands in a text for the same answer', () => {
  const loose = library.milestones.filter(({ text, for: tags = [] }) => [...text.matchAll(/\{([^}]+)\}/g)].some(([, slot]) => !tags.includes(slot!))); // the group is there
  expect(loose.map(({ id }) => id)).toEqual([]);
});
