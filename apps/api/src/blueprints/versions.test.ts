import { expect, test } from 'vitest';
import { limits, type CareerBlueprint, type RoadmapChange } from '@bridge/model';
import { countingGenerator } from '../testing/generator.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

/** A generator whose second year depends on what was answered: its first milestone is another one each time. */
function changingGenerator() {
  const generator = countingGenerator();
  const { generate } = generator;
  generator.generate = async (input, signal) => {
    const made = (await generate(input, signal)) as { years: { year2: { id: string; text: string; reasons: object[] }[] } }; // the counting generator's
    made.years.year2[0] = { id: `year2-${input.envision}`, text: `Become ${input.envision}`, reasons: [] };
    return made;
  };
  return generator;
}

async function talentOf(server: TestServer) {
  const talent = await server.answered('one');
  const own = { params: talent.params, token: talent.token };
  await server.generateAndSave(own);
  return {
    own,
    answer: (currentJobTitle: string) => server.call('updateProfile', { ...own, body: { user: { currentJobTitle } } }),
    change: (body: RoadmapChange) => server.call('changeRoadmap', { ...own, body }),
    stored: async () => (await server.call('fullBlueprint', own)).body.careerBlueprint as CareerBlueprint, // it was generated above
    preview: async () => (await server.call('generateBlueprint', { ...own, query: { preview: '1' } })).body.data.blueprint,
    replace: (current: CareerBlueprint, next: CareerBlueprint, choice: { keep?: string[]; skip?: string[] } = {}) =>
      server.call('replaceBlueprint', { ...own, body: { version: next.id, current: current.id, revision: current.revision, ...choice } }),
    versions: async () => (await server.call('listVersions', own)).body.versions,
  };
}
const textsOf = (blueprint: CareerBlueprint, year: 'year1' | 'year2' = 'year2') => blueprint.milestones[year].map(({ text }) => text);

test('an update keeps what is chosen, brings what is new, and leaves out what is skipped', async () => {
  await using server = await startTestServer({ generator: changingGenerator() });
  const { own, answer, change, stored, preview, replace } = await talentOf(server);
  await server.call('updateProgress', { ...own, body: { year2: ['Become one'] } });
  await change({ change: 'edit', id: 'year1-1', revision: 0, text: 'In my words', note: 'mine' });
  await change({ change: 'remove', id: 'year1-3' });
  await answer('two');
  const current = await stored();
  const next = await preview();
  expect(textsOf(next)).toEqual(['Become two', 'Milestone year2-2', 'Milestone year2-3']);
  const { status, body } = await replace(current, next, { keep: ['year1-1', 'year2-one'], skip: ['year1-3', 'year2-3'] });
  expect([status, body.message]).toEqual([200, 'Your blueprint has been updated.']);
  expect(textsOf(body.careerBlueprint, 'year1')).toEqual(['In my words', 'Milestone year1-2']);
  expect(textsOf(body.careerBlueprint)).toEqual(['Become one', 'Milestone year2-2', 'Become two']);
  expect(body.careerBlueprint.milestones.year2[0]?.completed).toBe(true);
  expect(body.careerBlueprint.removed.map(({ id }) => id)).toEqual(['year1-3', 'year2-3']);
  expect(await stored()).toEqual(body.careerBlueprint);
});

test('a version keeps the answers that it was built on, for its owner alone', async () => {
  await using server = await startTestServer({ generator: changingGenerator() });
  const { own, answer, stored, preview } = await talentOf(server);
  await answer('two');
  const [current, next] = [await stored(), await preview()];
  expect(Object.keys(next.answers ?? {}).length).toBeGreaterThan(0);
  expect([current.envision, next.envision]).toEqual(['one', 'two']);
  await server.call('shareBlueprint', { ...own, body: { showsRoadmap: true } });
  const shared = await server.call('sharedBlueprint', { params: { id: own.params.userId } });
  expect(shared.status).toBe(200);
  expect(JSON.stringify(shared.body)).not.toMatch(/"answers"|"envision"/);
});

test('what is not kept comes as it was generated', async () => {
  await using server = await startTestServer();
  const { change, stored, preview, replace } = await talentOf(server);
  await change({ change: 'edit', id: 'year1-1', revision: 0, text: 'In my words' });
  await change({ change: 'remove', id: 'year1-3' });
  const { body } = await replace(await stored(), await preview());
  expect(textsOf(body.careerBlueprint, 'year1')).toEqual(['Milestone year1-1', 'Milestone year1-2', 'Milestone year1-3']);
  expect(body.careerBlueprint.removed).toEqual([]);
});

test('an update from the same answers leaves the version before it to look back at', async () => {
  await using server = await startTestServer();
  const { own, change, stored, preview, replace, versions } = await talentOf(server);
  await change({ change: 'edit', id: 'year1-1', revision: 0, text: 'In my words' });
  const before = await stored();
  await replace(before, await preview());
  const listed = await versions();
  expect(listed.map(({ current, edited }) => [current, edited])).toEqual([[true, false], [false, true]]);
  expect((await server.call('readVersion', { ...own, params: { ...own.params, versionId: before.id } })).body.careerBlueprint).toEqual(before);
  expect((await server.call('useVersion', { ...own, params: { ...own.params, versionId: before.id } })).body.careerBlueprint).toEqual(before);
  expect(await stored()).toEqual(before);
  expect((await versions()).map(({ id, current }) => [id === before.id, current])).toEqual([[true, true], [false, false]]);
  await server.call('generateBlueprint', own);
  expect(await stored()).toEqual(before); // it comes from these answers already
});

const ways = {
  'the specified call': async (server: TestServer, own: Talent['own']) => (await server.call('generateBlueprint', own)).body.data.blueprint,
  'the streamed call': async (server: TestServer, own: Talent['own']) => (await server.pieces('startGeneration', own)).pieces.at(-1)?.['blueprint' as never] as unknown as CareerBlueprint, // its last piece
  'a preview': async (server: TestServer, own: Talent['own']) => (await server.call('generateBlueprint', { ...own, query: { preview: '1' } })).body.data.blueprint,
};
type Talent = Awaited<ReturnType<typeof talentOf>>;

test.each(Object.entries(ways))('what %s generates after a retake replaces nothing that its owner made, until it is saved', async (_, generate) => {
  await using server = await startTestServer({ generator: changingGenerator() });
  const { own, answer, change, stored, replace, versions } = await talentOf(server);
  await server.call('updateProgress', { ...own, body: { year2: ['Become one'] } });
  await change({ change: 'add', year: 'year1', text: 'Keep bees' });
  await change({ change: 'edit', id: 'year1-1', revision: 0, text: 'In my words', note: 'mine', link: 'https://example.com', target: '2027-Q2' });
  const before = await stored();
  await answer('two');
  const next = await generate(server, own);
  expect(next.structuredJson.careerVision).toBe('A way to become two');
  expect(await stored()).toEqual({ ...before, otherAnswers: expect.any(String) });
  expect((await server.call('lookUpUser', own)).body.data).toMatchObject({ careerBlueprint: before });
  expect((await versions()).map(({ id, current, since }) => [id, current, since === null])).toEqual([[before.id, true, false], [next.id, false, true]]);

  expect((await server.call('replaceBlueprint', { ...own, body: { version: next.id, current: null } })).body.code).toBe('blueprint-changed');
  const keep = ['year1-1', 'year2-one', ...before.milestones.year1.filter((milestone) => milestone.own).map(({ id }) => id)];
  const { body } = await replace(before, next, { keep });
  expect(body.careerBlueprint.milestones.year1).toEqual(before.milestones.year1);
  expect(body.careerBlueprint.milestones.year2[0]).toMatchObject({ text: 'Become one', completed: true });
  expect((await versions()).map(({ current, edited }) => [current, edited])).toEqual([[true, true], [false, true]]);
});

test('an older version in the place of the current one takes nothing from it: the way back brings all that its owner made, edited and ticked', async () => {
  await using server = await startTestServer({ generator: changingGenerator() });
  const { own, answer, change, stored, preview, replace } = await talentOf(server);
  const older = await stored();
  await answer('two');
  await replace(older, await preview());
  await change({ change: 'add', year: 'year3', text: 'Keep bees' });
  await change({ change: 'edit', id: 'year2-two', revision: 0, text: 'In my words', note: 'mine', link: 'https://example.com', target: '2027-Q2' });
  await change({ change: 'remove', id: 'year1-3' });
  await server.call('updateProgress', { ...own, body: { year2: ['In my words'] } });
  const before = await stored();
  const use = (versionId: string) => server.call('useVersion', { ...own, params: { ...own.params, versionId } });
  await use(older.id);
  expect(textsOf(await stored(), 'year1')).toContain('Milestone year1-3');
  await use(before.id);
  expect(await stored()).toEqual(before);
});

test('a version that was not saved can be looked at and chosen', async () => {
  await using server = await startTestServer({ generator: changingGenerator() });
  const { own, answer, preview, stored } = await talentOf(server);
  await answer('two');
  const { id: versionId } = await preview();
  const params = { ...own.params, versionId };
  expect(textsOf((await server.call('readVersion', { ...own, params })).body.careerBlueprint)[0]).toBe('Become two');
  await server.call('useVersion', { ...own, params });
  expect((await stored()).id).toBe(versionId);
});

test('earlier answers give their version as it was generated, and what was made of that is looked back at', async () => {
  await using server = await startTestServer({ generator: changingGenerator() });
  const { own, answer, change, stored, preview, replace, versions } = await talentOf(server);
  await change({ change: 'edit', id: 'year1-1', revision: 0, text: 'In my words' });
  await answer('two');
  await replace(await stored(), await preview());
  await answer('one');
  const again = (await server.call('generateBlueprint', own)).body.data.blueprint;
  expect(textsOf(again, 'year1')[0]).toBe('Milestone year1-1');
  expect(textsOf((await replace(await stored(), again)).body.careerBlueprint, 'year1')[0]).toBe('Milestone year1-1');
  expect((await versions()).map(({ edited }) => edited)).toEqual([false, false, true]);
  expect(server.generator.runs).toBe(2);
});

test('of what was never saved only the newest few are kept', async () => {
  await using server = await startTestServer();
  const { answer, preview, stored, versions } = await talentOf(server);
  const { id } = await stored();
  await server.database.query('update generations_by_day set day = day - 1');
  for (let n = 0; n < limits.generationsPerDay; n++) await answer(`wish ${n}`).then(preview);
  await server.database.query('update generations_by_day set day = day - 2');
  const newest = await answer('the last').then(preview);
  const kept = await versions();
  expect(kept).toHaveLength(1 + limits.unsavedVersions);
  expect(kept.slice(0, 2).map((version) => version.id)).toEqual([id, newest.id]);
});

test('an update on a state that is not there any more is refused, and so is the version of somebody else', async () => {
  await using server = await startTestServer();
  const one = await talentOf(server);
  const other = await talentOf(server);
  const current = await one.stored();
  const next = await one.preview();
  await one.change({ change: 'remove', id: 'year1-1' });
  expect((await one.replace(current, next)).body.code).toBe('blueprint-changed');
  expect((await one.replace(await one.stored(), await other.preview())).body.code).toBe('version-not-found');
  const versionId = (await other.stored()).id;
  for (const name of ['readVersion', 'useVersion'] as const) {
    expect((await server.call(name, { ...one.own, params: { ...one.own.params, versionId } })).body.code).toBe('version-not-found');
  }
  expect((await one.stored()).milestones.year1).toHaveLength(2);
});

test('two updates at once are one, and a year that would be too long is refused', async () => {
  await using server = await startTestServer({ generator: changingGenerator() });
  const { answer, change, stored, preview, replace, versions } = await talentOf(server);
  await answer('two');
  const current = await stored();
  const next = await preview();
  const answers = await Promise.all([replace(current, next), replace(current, next)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await versions()).toHaveLength(2);

  for (let n = 4; n <= limits.milestonesPerYear; n++) await change({ change: 'add', year: 'year2', text: `Number ${n}` });
  await answer('three');
  const full = await stored();
  const keep = full.milestones.year2.map(({ id }) => id);
  expect((await replace(full, await preview(), { keep })).body.code).toBe('year-full');
  expect(await stored()).toEqual(full);
});

test('only so many earlier versions are kept', async () => {
  await using server = await startTestServer();
  const { stored, preview, replace, versions } = await talentOf(server);
  const next = await preview();
  for (let n = 0; n <= limits.earlierVersions + 1; n++) expect((await replace(await stored(), n ? await preview() : next)).status).toBe(200);
  expect(await versions()).toHaveLength(limits.earlierVersions + 1);
});

test('a tick made in another version is a change of this one, too: whoever compared before it is told', async () => {
  await using server = await startTestServer({ generator: changingGenerator() });
  const { own, answer, stored, preview, replace } = await talentOf(server);
  const first = await stored();
  await answer('two');
  const second = await preview();
  await replace(first, second);
  const use = (versionId: string) => server.call('useVersion', { ...own, params: { ...own.params, versionId } });
  await use(first.id);
  const compared = await stored();
  await use(second.id);
  await server.call('updateProgress', { ...own, body: { year1: ['Milestone year1-1'] } });
  await use(first.id);
  await answer('three');
  const { body } = await replace(compared, await preview());
  expect(body.code).toBe('blueprint-changed');
});

test('a plan says that it was built on other answers until one of the present answers is in its place', async () => {
  await using server = await startTestServer({ generator: changingGenerator() });
  const { answer, stored, preview, replace, versions } = await talentOf(server);
  expect((await stored()).otherAnswers).toBeUndefined();
  await answer('two');
  const two = (await stored()).otherAnswers;
  await answer('three');
  const three = (await stored()).otherAnswers;
  expect([typeof two, typeof three, two === three]).toEqual(['string', 'string', false]);
  const next = await preview();
  expect((await versions()).map(({ current, otherAnswers }) => [current, otherAnswers])).toEqual([[true, three], [false, undefined]]);
  expect((await replace(await stored(), next)).body.careerBlueprint.otherAnswers).toBeUndefined();
  await answer('one');
  expect((await stored()).otherAnswers).toBeDefined();
});
