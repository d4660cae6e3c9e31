import { expect, test } from 'vitest';
import { skillBook } from '../../content/skills.ts';
import { testContent } from '../../testing/content.ts';
import { startTestServer } from '../../testing/server.ts';
import { composer } from '../generator.ts';
import { gapOf } from './skills-of.ts';

const book = skillBook(testContent);

test('what aims ask for is had or lacking: each lacking skill with what builds it, a part of it too, and few of those that nothing builds', () => {
  const needs = [{ for: ['10:a'], skills: ['bookkeeping', 'programming', 'welding', 'cooking', 'driving'] }, { for: ['5:b'], skills: ['languages', 'bookkeeping'] }, { for: ['5:c'], skills: ['law'] }];
  const built = [{ id: 'one', skills: ['french'] }, { id: 'two', skills: ['bookkeeping'] }, { id: 'three', skills: ['bookkeeping'] }];
  expect(gapOf({ aims: new Set(['10:a', '5:b']), own: ['python'], built, book, needs, locale: 'en' })).toEqual({
    has: ['Programming'],
    lacks: [
      { skill: 'Bookkeeping', milestones: ['two', 'three'] },
      { skill: 'Languages', milestones: ['one'] },
      { skill: 'Welding', milestones: [] },
      { skill: 'Cooking', milestones: [] },
    ],
  });
});

test('a talent reads which skills the aims ask for, and which milestones of the plan build them', async () => {
  await using server = await startTestServer({ generator: { ...composer(testContent), runs: 0 } });
  const talent = await server.answered();
  const on = { params: { userId: talent.id }, token: talent.token };
  await server.call('updateProfile', { ...on, body: { user: { Career_goal: ['Start a business or freelance'], technicalSkills: ['Tenue de livres', 'book keeping'] } } });
  await server.generateAndSave(on);
  const { gap, beginnings } = (await server.call('howToBegin', on)).body;
  expect(gap?.has).toContain('Bookkeeping');
  expect(gap?.lacks[0]?.milestones.length).toBeGreaterThan(0);
  for (const { skill, milestones } of gap?.lacks ?? []) for (const id of milestones) expect([skill, beginnings.some((one) => one.id === id && one.skills?.length)]).toEqual([skill, true]);
});
