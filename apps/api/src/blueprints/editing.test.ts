import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits, years, type CareerBlueprint, type RoadmapChange } from '@bridge/model';
import { startTestServer, type TestServer } from '../testing/server.ts';

async function withBlueprint(server: TestServer, envision?: string) {
  const talent = await server.answered(envision);
  const own = { params: talent.params, token: talent.token };
  await server.generateAndSave(own);
  return {
    own,
    change: (body: RoadmapChange) => server.call('changeRoadmap', { ...own, body }),
    stored: async () => (await server.call('fullBlueprint', own)).body.careerBlueprint as CareerBlueprint, // it was generated above
  };
}
const textsOf = (blueprint: CareerBlueprint) => blueprint.milestones.year1.map(({ text }) => text);

test('a milestone is reworded, aimed at a quarter, noted and linked; id, tick and reasons stay', async () => {
  await using server = await startTestServer();
  const { own, change, stored } = await withBlueprint(server);
  await server.call('updateProgress', { ...own, body: { year1: ['Milestone year1-2'] } });
  const { status, body } = await change({ change: 'edit', id: 'year1-2', revision: 0, text: 'Run a stall', target: '2027-Q2', note: 'Ask at\nthe market', link: 'https://example.com/stall' });
  expect([status, body.message]).toEqual([200, 'Milestone saved']);
  const blueprint = await stored();
  expect(body.careerBlueprint).toEqual(blueprint);
  expect(blueprint.milestones.year1[1]).toEqual({
    id: 'year1-2', text: 'Run a stall', completed: true, reworded: true, revision: 1, reasons: [{ question: 'current-status', option: 'student' }],
    target: '2027-Q2', note: 'Ask at\nthe market', link: 'https://example.com/stall',
  });
  expect(blueprint.structuredJson.fiveYearRoadmap.year1).toEqual(['Milestone year1-1', 'Run a stall', 'Milestone year1-3']);
  const cleared = await change({ change: 'edit', id: 'year1-2', revision: 1, target: '', note: '', link: '' });
  expect(cleared.body.careerBlueprint.milestones.year1[1]).not.toHaveProperty('target');
  expect((await server.call('lookUpUser', own)).body.data).toMatchObject({ careerBlueprint: await stored() });
});

test('a milestone says that it was reworded, and only then', async () => {
  await using server = await startTestServer();
  const { change, stored } = await withBlueprint(server);
  await change({ change: 'edit', id: 'year1-1', revision: 0, note: 'A note' });
  await change({ change: 'edit', id: 'year1-2', revision: 0, text: 'Run a stall' });
  await change({ change: 'edit', id: 'year1-2', revision: 1, note: 'A note' });
  await change({ change: 'add', year: 'year1', text: 'Keep bees' });
  expect((await stored()).milestones.year1.map(({ reworded }) => reworded)).toEqual([undefined, true, undefined, undefined]);
  const before = await stored();
  await server.database.query(`update blueprints set edited = regexp_replace(edited::text, ', "reworded": true', '', 'g')::jsonb`);
  expect((await stored()).milestones.year1.some(({ reworded }) => reworded)).toBe(false);
  await server.database.query(readFileSync(new URL('../../migrations/0020_reworded_milestones.sql', import.meta.url), 'utf8'));
  expect(await stored()).toEqual(before);
});

test('progress is told by the words that are on screen, and counted over what is there', async () => {
  await using server = await startTestServer();
  const { own, change } = await withBlueprint(server);
  await change({ change: 'edit', id: 'year1-2', revision: 0, text: 'Run a stall' });
  await change({ change: 'add', year: 'year1', text: 'Keep bees' });
  expect((await server.call('updateProgress', { ...own, body: { year1: ['Milestone year1-2'] } })).body.code).toBe('milestone-not-found');
  const { body } = await server.call('updateProgress', { ...own, body: { year1: ['Run a stall', 'Keep bees'] } });
  expect(body.data.completionStats.year1MilestonesCompleted).toBe(50);
});

test('milestones are added, moved, removed and put back with all that was in them', async () => {
  await using server = await startTestServer();
  const { change, stored } = await withBlueprint(server);
  const key = crypto.randomUUID();
  const added = await change({ change: 'add', year: 'year1', text: 'Keep bees', target: '2026-Q4', note: 'two hives', key });
  expect(added.body.careerBlueprint.milestones.year1[3]).toEqual({ id: `own-${key}`, own: true, text: 'Keep bees', completed: false, reasons: [], target: '2026-Q4', note: 'two hives' });
  await change({ change: 'add', year: 'year1', text: 'Keep bees', key }); // its answer was lost, so it is sent again
  expect(textsOf(await stored())).toEqual(['Milestone year1-1', 'Milestone year1-2', 'Milestone year1-3', 'Keep bees']);

  await change({ change: 'move', id: `own-${key}`, after: null });
  await change({ change: 'move', id: 'year1-1', after: 'year1-3' });
  expect(textsOf(await stored())).toEqual(['Keep bees', 'Milestone year1-2', 'Milestone year1-3', 'Milestone year1-1']);

  const removed = await change({ change: 'remove', id: `own-${key}` });
  expect(removed.body.careerBlueprint.removed).toMatchObject([{ id: `own-${key}`, note: 'two hives', year: 'year1', place: 0 }]);
  expect(textsOf(await stored())).toEqual(['Milestone year1-2', 'Milestone year1-3', 'Milestone year1-1']);
  await change({ change: 'restore', id: `own-${key}` });
  expect((await stored()).milestones.year1[0]).toMatchObject({ text: 'Keep bees', note: 'two hives' });
  expect((await stored()).removed).toEqual([]);
});

test.each<[string, RoadmapChange, string, number]>([
  ['no such milestone', { change: 'edit', id: 'gone', revision: 0, text: 'A' }, 'milestone-not-found', 404],
  ['to behind nothing', { change: 'move', id: 'year1-1', after: 'year2-1' }, 'milestone-not-found', 404],
  ['nothing to put back', { change: 'restore', id: 'gone' }, 'milestone-not-found', 404],
  ['the words of another one of the year', { change: 'edit', id: 'year1-1', revision: 0, text: ' Milestone year1-2 ' }, 'milestone-twice', 409],
  ['a second one with the same words', { change: 'add', year: 'year1', text: 'Milestone year1-2' }, 'milestone-twice', 409],
  ['an older state', { change: 'edit', id: 'year1-1', revision: 3, text: 'A' }, 'milestone-changed', 409],
])('a change is refused: %s', async (_, change, code, status) => {
  await using server = await startTestServer();
  const talent = await withBlueprint(server);
  const before = await talent.stored();
  const refused = await talent.change(change);
  expect([refused.status, refused.body.code]).toEqual([status, code]);
  expect(await talent.stored()).toEqual(before);
});

test.each([
  ['link', 'http://example.com', 'Enter a whole address that begins with https://'],
  ['link', 'javascript:alert(1)', 'Enter a whole address that begins with https://'],
  ['link', 'https://name:word@example.com', 'Enter a whole address that begins with https://'],
  ['link', 'https://exa\nmple.com', 'Enter a whole address that begins with https://'],
  ['target', '2027-Q5', 'Choose a quarter such as 2027-Q2'],
  ['note', 'x'.repeat(limits.noteLength + 1), 'This is too long: shorten it'],
  ['text', 'x'.repeat(limits.milestoneLength + 1), 'This is too long: shorten it'],
  ['text', ' ', 'Fill in this field'],
])('%s %j is told what is wrong with it', async (field, value, message) => {
  await using server = await startTestServer();
  const { change } = await withBlueprint(server);
  const { status, body } = await change({ change: 'edit', id: 'year1-1', revision: 0, [field]: value });
  expect([status, body.fields]).toEqual([400, [{ path: field, message }]]);
});

test('a year takes twelve milestones', async () => {
  await using server = await startTestServer();
  const { change, stored } = await withBlueprint(server);
  for (let n = 4; n <= limits.milestonesPerYear; n++) expect((await change({ change: 'add', year: 'year1', text: `Number ${n}` })).status).toBe(200);
  expect((await change({ change: 'add', year: 'year1', text: 'One too many' })).body.code).toBe('year-full');
  expect((await stored()).milestones.year1).toHaveLength(limits.milestonesPerYear);
});

test('of two windows that edit one milestone, one is told; changes of different milestones are all kept', async () => {
  await using server = await startTestServer();
  const { change, stored } = await withBlueprint(server);
  const answers = await Promise.all(['A', 'B'].map((text) => change({ change: 'edit', id: 'year1-1', revision: 0, text })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('milestone-changed');
  await Promise.all([
    ...years.map((year) => change({ change: 'edit', id: `${year}-2`, revision: 0, note: `about ${year}` })),
    ...years.map((year) => change({ change: 'add', year, text: 'Mine' })),
    ...years.map((year) => change({ change: 'remove', id: `${year}-3` })),
  ]);
  for (const year of years) expect((await stored()).milestones[year]).toMatchObject([{}, { note: `about ${year}` }, { text: 'Mine', own: true }]);
});

test('whatever is changed in whatever order, the texts say what is on screen and each is there once', async () => {
  await using server = await startTestServer();
  const { change, stored } = await withBlueprint(server);
  const id = fc.constantFrom('year1-1', 'year1-2', 'year1-3', 'own-00000000-0000-4000-8000-000000000000');
  const anyChange: fc.Arbitrary<RoadmapChange> = fc.oneof(
    fc.record({ change: fc.constant('edit' as const), id, revision: fc.nat(3), text: fc.constantFrom('A', 'B', 'Milestone year1-1') }),
    fc.record({ change: fc.constant('move' as const), id, after: fc.option(id) }),
    fc.record({ change: fc.constantFrom('remove' as const, 'restore' as const), id }),
    fc.record({ change: fc.constant('add' as const), year: fc.constant('year1' as const), text: fc.constantFrom('A', 'C'), key: fc.constant('00000000-0000-4000-8000-000000000000') }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(anyChange, { maxLength: 8 }), async (changes) => {
      for (const one of changes) expect((await change(one)).status).toBeLessThan(500);
      const blueprint = await stored();
      const texts = textsOf(blueprint);
      expect(blueprint.structuredJson.fiveYearRoadmap.year1).toEqual(texts);
      expect(new Set(texts).size).toBe(texts.length);
      const ids = [...blueprint.milestones.year1, ...blueprint.removed].map((one) => one.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((one) => one.startsWith('year1-'))).toHaveLength(3);
    }),
    { numRuns: 25 },
  );
});

test('deleting and undoing brings back edits, notes and versions; the export has them, and the deleted account leaves none', async () => {
  await using server = await startTestServer();
  const talent = await server.answered('one');
  const own = { params: talent.params, token: talent.token };
  await server.generateAndSave(own);
  await server.call('updateProfile', { ...own, body: { user: { currentJobTitle: 'two' } } });
  await server.generateAndSave(own);
  await server.call('changeRoadmap', { ...own, body: { change: 'edit', id: 'year1-1', revision: 0, note: 'an unmistakable note' } });
  await server.call('changeRoadmap', { ...own, body: { change: 'remove', id: 'year1-2' } });
  const before = await server.call('fullBlueprint', own);
  const versions = await server.call('listVersions', own);
  await server.call('deleteBlueprint', own);
  expect((await server.call('listVersions', own)).body.versions).toEqual([]);
  expect((await server.call('changeRoadmap', { ...own, body: { change: 'remove', id: 'year1-1' } })).body.code).toBe('blueprint-not-found');
  expect((await server.call('restoreBlueprint', own)).body.careerBlueprint).toEqual(before.body.careerBlueprint);
  expect((await server.call('listVersions', own)).text).toBe(versions.text);

  const { body } = await server.call('exportData', own);
  expect(body.data.blueprints.map(({ blueprint }) => blueprint)).toContainEqual(before.body.careerBlueprint);
  await server.call('deleteAccount', { ...own, body: { password: talent.password } });
  expect(await server.database.query(`select * from blueprints where edited::text like '%unmistakable%'`)).toEqual([]);
});
