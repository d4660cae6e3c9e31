import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { contract, type CallName } from '@bridge/model';
import { startTestServer, type TestServer } from '../testing/server.ts';

async function aTalent(server: TestServer) {
  const talent = await server.answered();
  const blueprint = await server.generateAndSave(talent);
  return { ...talent, blueprint: blueprint! };
}

const withId = (id: string) => ({ headers: { 'idempotency-key': id } });

test('every change that may wait is made once by its id, and a second copy is answered with what is there by now', async () => {
  await using server = await startTestServer();
  const { params, token, blueprint } = await aTalent(server);
  const [first] = blueprint.milestones.year1;
  const at = { params, token };
  const twice = {
    updateProgress: { make: (id: string) => server.call('updateProgress', { ...at, ...withId(id), body: { year1: [first!.text] } }), between: () => server.call('updateProgress', { ...at, body: { year1: [first!.text], completed: false } }) },
    changeRoadmap: { make: (id: string) => server.call('changeRoadmap', { ...at, ...withId(id), body: { change: 'edit', id: first!.id, revision: 0, note: 'Mine' } }), between: () => server.call('changeRoadmap', { ...at, body: { change: 'edit', id: first!.id, revision: 1, note: 'Another device’s' } }) },
    saveDraft: { make: (id: string) => server.call('saveDraft', { ...at, ...withId(id), body: { answers: { field: { text: 'Mine' } } } }), between: () => server.call('saveDraft', { ...at, body: { answers: { field: { text: 'Another device’s' } } } }) },
    clearDraft: { make: (id: string) => server.call('clearDraft', { ...at, ...withId(id) }), between: () => server.call('saveDraft', { ...at, body: { answers: { field: { text: 'Another device’s' } } } }) },
  };
  expect(Object.keys(twice).sort()).toEqual((Object.keys(contract) as CallName[]).filter((name) => 'waits' in contract[name] && contract[name].waits).sort());
  const readers = { updateProgress: 'readProgress', changeRoadmap: 'fullBlueprint', saveDraft: 'readDraft', clearDraft: 'readDraft' } as const;
  for (const name of Object.keys(twice) as (keyof typeof twice)[]) {
    const { make, between } = twice[name];
    const id = randomUUID();
    expect([name, (await make(id)).status]).toEqual([name, 200]);
    await between();
    const before = (await server.call(readers[name], at)).body;
    expect([name, (await make(id)).status]).toEqual([name, 200]); // the answer was lost, and the change sent again
    expect((await server.call(readers[name], at)).body).toEqual(before);
  }
});

test('copies that come at the same moment change once, and each is answered', async () => {
  await using server = await startTestServer();
  const { params, token } = await aTalent(server);
  const id = randomUUID();
  const add = () => server.call('changeRoadmap', { params, token, ...withId(id), body: { change: 'add', year: 'year1', text: 'Write it down before the bus comes' } });
  // A device sends again where a busy server asks for it.
  const untilAnswered = async (): ReturnType<typeof add> => {
    const answer = await add();
    return answer.status === 503 ? untilAnswered() : answer;
  };
  const answers = await Promise.all(Array.from({ length: 8 }, untilAnswered));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  const { careerBlueprint } = (await server.call('fullBlueprint', { params, token })).body;
  expect(careerBlueprint?.milestones.year1.filter(({ text }) => text.startsWith('Write it down'))).toHaveLength(1);
  expect(await server.database.query('select id from applied_changes')).toHaveLength(1);
});

test('what is refused leaves no id: it may be made later with the same one', async () => {
  await using server = await startTestServer();
  const { params, token, blueprint } = await aTalent(server);
  const [first, second] = blueprint.milestones.year1;
  const id = randomUUID();
  const rename = () => server.call('changeRoadmap', { params, token, ...withId(id), body: { change: 'edit', id: first!.id, revision: 0, text: second!.text } });
  expect((await rename()).body.code).toBe('milestone-twice');
  await server.call('changeRoadmap', { params, token, body: { change: 'remove', id: second!.id } });
  expect((await rename()).status).toBe(200);
});

test('an id is its owner’s and its call’s, and looks like one', async () => {
  await using server = await startTestServer();
  const [one, other] = [await aTalent(server), await aTalent(server)];
  const id = randomUUID();
  const tick = ({ params, token, blueprint }: typeof one, key: string = id) => server.call('updateProgress', { params, token, ...withId(key), body: { year1: [blueprint.milestones.year1[0]!.text] } });
  expect((await tick(one)).body.data.completionStats.year1MilestonesCompleted).toBeGreaterThan(0);
  expect((await tick(other)).body.data.completionStats.year1MilestonesCompleted).toBeGreaterThan(0); // of somebody else, it is another change
  const asOther = await server.call('saveDraft', { params: one.params, token: one.token, ...withId(id), body: { envision: 'x' } });
  expect([asOther.status, asOther.body.fields?.[0]?.path]).toEqual([400, 'Idempotency-Key']);
  const odd = await tick(one, 'not-an-id');
  expect([odd.status, odd.body.fields?.[0]?.path]).toEqual([400, 'Idempotency-Key']);
});
