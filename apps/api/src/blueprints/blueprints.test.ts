import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits, years } from '@bridge/model';
import { countingGenerator, type CountingGenerator } from '../testing/generator.ts';
import { startTestServer } from '../testing/server.ts';

test('a blueprint is generated from the stored answers, and shown by every call that shows it once it is saved', async () => {
  await using server = await startTestServer();
  const { params, token } = await server.answered('a captain');
  const { status, body } = await server.call('generateBlueprint', { params, token });
  const { blueprint } = body.data;
  expect(status).toBe(200);
  expect(blueprint.structuredJson.careerVision).toBe('A way to become a captain');
  expect(blueprint.structuredJson.fiveYearRoadmap.year1).toEqual(['Milestone year1-1', 'Milestone year1-2', 'Milestone year1-3']);
  expect((await server.call('fullBlueprint', { params, token })).body.careerBlueprint).toBeNull();
  const save = () => server.call('replaceBlueprint', { params, token, body: { version: blueprint.id, current: null } });
  expect((await save()).body.careerBlueprint).toEqual(blueprint);
  expect((await save()).body.careerBlueprint).toEqual(blueprint); // its first answer was lost on the way
  expect((await server.call('fullBlueprint', { params, token })).body.careerBlueprint).toEqual(blueprint);
  expect((await server.call('lookUpUser', { params, token })).body.data).toMatchObject({ careerBlueprint: blueprint });
});

test('without answers there is nothing to build from', async () => {
  await using server = await startTestServer();
  const { id, token } = await server.person();
  await server.call('updateProfile', { params: { userId: id }, token, body: { user: { currentStatus: '', technicalSkills: [] } } });
  const { status, body } = await server.call('generateBlueprint', { params: { userId: id }, token });
  expect([status, body.code]).toEqual([422, 'survey-missing']);
});

test('a hundred requests at once make one generation', async () => {
  await using server = await startTestServer({ generator: countingGenerator(100) });
  const { params, token } = await server.answered();
  const answers = await Promise.all(Array.from({ length: 100 }, () => server.call('generateBlueprint', { params, token })));
  expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200));
  expect(server.generator.runs).toBe(1);
  expect(await server.database.query('select id from blueprints')).toHaveLength(1);
  expect(await server.database.query('select used from generations_by_day')).toEqual([{ used: 1 }]);
});

test('a hundred requests to two servers on one database make one generation', async () => {
  const generator = countingGenerator(200);
  await using one = await startTestServer({ generator });
  // Another database object: the servers share nothing but what is stored.
  await using two = await startTestServer({ generator, shared: { ...one.database } });
  const { params, token } = await one.answered();
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => (n % 2 ? one : two).call('generateBlueprint', { params, token })));
  expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(generator.runs).toBe(1);
});

test('a generation whose process died is taken over when its time has passed', async () => {
  await using server = await startTestServer();
  const { id, params, token } = await server.answered();
  const { hashAnswers } = await import('./input-hash.ts');
  const { data: own } = (await server.call('lookUpUser', { params, token })).body;
  if (!('survey' in own)) throw new Error('A person is shown their own record with its answers.');
  await server.database.query(
    `insert into generations_running (user_id, input_hash, holder, expires_at) values ($1, $2, $3, now() + interval '400 milliseconds')`,
    [id, hashAnswers(own.survey), crypto.randomUUID()],
  );
  expect((await server.call('generateBlueprint', { params, token })).status).toBe(200);
  expect(server.generator.runs).toBe(1);
  expect(await server.database.query('select * from generations_running')).toEqual([]);
});

test('the same answers are generated from once, new answers again, and earlier answers find their version', async () => {
  await using server = await startTestServer();
  const { params, token } = await server.answered('one');
  const first = await server.call('generateBlueprint', { params, token });
  expect((await server.call('generateBlueprint', { params, token })).text).toBe(first.text);
  await server.call('updateProfile', { params, token, body: { user: { currentJobTitle: 'two' } } });
  const second = await server.call('generateBlueprint', { params, token });
  expect(second.body.data.blueprint.structuredJson.careerVision).toBe('A way to become two');
  await server.call('updateProfile', { params, token, body: { user: { currentJobTitle: 'one' } } });
  expect((await server.call('generateBlueprint', { params, token })).text).toBe(first.text);
  expect(server.generator.runs).toBe(2);
});

test('ten generations a day, then the talent is told when to come back', async () => {
  await using server = await startTestServer();
  const { params, token } = await server.answered();
  for (let n = 0; n < limits.generationsPerDay; n += 1) {
    await server.call('updateProfile', { params, token, body: { user: { currentJobTitle: `wish ${n}` } } });
    expect((await server.call('generateBlueprint', { params, token })).status).toBe(200);
  }
  await server.call('updateProfile', { params, token, body: { user: { currentJobTitle: 'one too many' } } });
  const { status, body, headers } = await server.call('generateBlueprint', { params, token });
  expect([status, body.code]).toEqual([429, 'generation-limit']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(server.generator.runs).toBe(limits.generationsPerDay);
  await server.database.query(`update generations_by_day set day = day - 1`);
  expect((await server.call('generateBlueprint', { params, token })).status).toBe(200);
});

const rubbish: [string, () => Promise<unknown>][] = [
  ['throws', () => Promise.reject(new Error('provider is down'))],
  ['answers nothing', async () => undefined],
  ['leaves a year out', async () => ({ careerVision: 'x', years: { year1: [] } })],
  ['sends markup', async () => ({ ...(await plain()), careerVision: '<img src=x onerror=alert(1)>' })],
  ['sends links', async () => ({ ...(await plain()), careerVision: 'see https://example.com' })],
  ['sends megabytes', async () => ({ ...(await plain()), careerVision: 'x'.repeat(3_000_000) })],
];
const plain = async () => (await countingGenerator().generate({} as never, {} as never)) as object; // the counting generator looks at the envision text only, and tells nothing

test.each(rubbish)('a generator that %s ends in "generation-failed", and the next one can try', async (_, generate) => {
  const generator: CountingGenerator = { ...countingGenerator(), source: 'provider' };
  const good = generator.generate;
  await using server = await startTestServer({ generator });
  generator.generate = generate;
  const { params, token } = await server.answered();
  const { status, body } = await server.call('generateBlueprint', { params, token });
  expect([status, body.code, body.success]).toEqual([502, 'generation-failed', false]);
  expect(await server.database.query('select * from blueprints')).toEqual([]);
  expect(await server.database.query('select failed, parts from generations_running')).toEqual([{ failed: 'generation-failed', parts: [] }]);
  generator.generate = good;
  expect((await server.call('generateBlueprint', { params, token })).status).toBe(200);
});

test('a browser may not fetch a generation ahead of time, and HEAD does nothing', async () => {
  await using server = await startTestServer();
  const { params, token, id } = await server.answered();
  expect((await server.call('generateBlueprint', { params, token, headers: { 'sec-purpose': 'prefetch;prerender' } })).status).toBe(403);
  const head = await server.app.inject({ method: 'HEAD', url: `/azure-openai/${id}/career-blueprint`, headers: { authorization: `Bearer ${token}` } });
  expect([head.statusCode, head.headers['allow']]).toEqual([405, 'GET']);
  expect(server.generator.runs).toBe(0);
});

test('a milestone is ticked, stays ticked, and the tick can be taken back', async () => {
  await using server = await startTestServer();
  const { params, token } = await server.answered();
  await server.generateAndSave({ params, token });
  const ticked = await server.call('updateProgress', { params, token, body: { year1: ['Milestone year1-2'] } });
  expect(ticked.body).toMatchObject({ success: true, message: 'Task completed successfully', data: { completionStats: { year1MilestonesCompleted: 33, year2MilestonesCompleted: 0 } } });
  expect((await server.call('fullBlueprint', { params, token })).body.careerBlueprint?.milestones.year1.map(({ completed }) => completed)).toEqual([false, true, false]);
  const reopened = await server.call('updateProgress', { params, token, body: { year1: ['Milestone year1-2'], completed: false } });
  expect(reopened.body).toMatchObject({ message: 'Task marked as not completed', data: { completionStats: { year1MilestonesCompleted: 0 } } });
});

test('progress is refused for a text of another year, for no blueprint, and for two years at once', async () => {
  await using server = await startTestServer();
  const { params, token } = await server.answered();
  expect((await server.call('updateProgress', { params, token, body: { year1: ['Milestone year1-1'] } })).body.code).toBe('blueprint-not-found');
  expect((await server.call('readProgress', { params, token })).body.data.completionStats.year1MilestonesCompleted).toBe(0);
  await server.generateAndSave({ params, token });
  expect((await server.call('updateProgress', { params, token, body: { year2: ['Milestone year1-1'] } })).body.code).toBe('milestone-not-found');
  const both = await server.call('updateProgress', { params, token, body: { year1: ['Milestone year1-1'], year2: ['Milestone year2-1'] } });
  expect([both.status, both.body.fields?.[0]?.message]).toEqual([400, 'Send the milestones of exactly one year']);
});

test('in whatever order and however often ticks arrive, the result is the set of them', async () => {
  await using server = await startTestServer();
  const tick = fc.record({ year: fc.constantFrom(...years), n: fc.integer({ min: 1, max: 3 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(tick, { maxLength: 12 }), async (ticks) => {
      const { params, token } = await server.answered();
      await server.generateAndSave({ params, token });
      await Promise.all(ticks.map(({ year, n }) => server.call('updateProgress', { params, token, body: { [year]: [`Milestone ${year}-${n}`] } })));
      const set = new Set(ticks.map(({ year, n }) => `${year}-${n}`));
      const { body } = await server.call('readProgress', { params, token });
      for (const year of years) {
        const done = [...set].filter((id) => id.startsWith(year)).length;
        expect(body.data.completionStats[`${year}MilestonesCompleted`]).toBe(Math.round((100 * done) / 3));
      }
    }),
    { numRuns: 15 },
  );
});

test('ticks survive a new generation where the milestone is the same', async () => {
  await using server = await startTestServer();
  const { params, token } = await server.answered();
  await server.generateAndSave({ params, token });
  await server.call('updateProgress', { params, token, body: { year3: ['Milestone year3-1'] } });
  await server.call('updateProfile', { params, token, body: { user: { currentJobTitle: 'another' } } });
  const { body } = await server.call('generateBlueprint', { params, token });
  expect(body.data.blueprint.milestones.year3[0]).toMatchObject({ id: 'year3-1', completed: true });
});

test('a deleted blueprint is gone, comes back with its ticks, and is really gone once another is saved', async () => {
  await using server = await startTestServer();
  const { params, token } = await server.answered();
  await server.generateAndSave({ params, token });
  await server.call('updateProgress', { params, token, body: { year1: ['Milestone year1-1'] } });
  const before = await server.call('fullBlueprint', { params, token });

  expect((await server.call('deleteBlueprint', { params, token })).body.message).toBe('Blueprint deleted');
  expect((await server.call('fullBlueprint', { params, token })).body.careerBlueprint).toBeNull();
  expect((await server.call('readProgress', { params, token })).body.data.completionStats.year1MilestonesCompleted).toBe(0);
  expect((await server.call('deleteBlueprint', { params, token })).body.code).toBe('blueprint-not-found');

  const restored = await server.call('restoreBlueprint', { params, token });
  expect(restored.body.careerBlueprint).toEqual(before.body.careerBlueprint);
  expect((await server.call('restoreBlueprint', { params, token })).body.code).toBe('blueprint-not-found');

  await server.call('deleteBlueprint', { params, token });
  await server.call('generateBlueprint', { params, token, query: { preview: '1' } });
  expect((await server.call('restoreBlueprint', { params, token })).body.careerBlueprint).toEqual(before.body.careerBlueprint);
  await server.call('deleteBlueprint', { params, token });
  expect((await server.call('generateBlueprint', { params, token })).body.data.blueprint.milestones.year1[0]?.completed).toBe(false);
  expect((await server.generateAndSave({ params, token })).milestones.year1[0]?.completed).toBe(false);
  expect((await server.call('restoreBlueprint', { params, token })).status).toBe(404);
  expect(await server.database.query('select * from milestone_progress')).toEqual([]);
});
