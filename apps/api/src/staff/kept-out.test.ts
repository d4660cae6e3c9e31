import { expect, test } from 'vitest';
import { everyone } from '../testing/everyone.ts';
import { startTestServer, type Person } from '../testing/server.ts';

/** The room of somebody, decided from by a member of the staff. */
async function rooms() {
  const server = await startTestServer();
  const at = await everyone(server);
  const roomOf = (whose: Person) => ({ params: { personId: whose.id }, token: at.staff.token });
  const revisionOf = async (whose: Person) => (await server.call('readPerson', roomOf(whose))).body.data.revision;
  const suspend = async (whose: Person) => (await server.call('decidePerson', { ...roomOf(whose), body: { decision: 'suspend', days: 3, reason: 'They threatened.', revision: await revisionOf(whose) } })).status;
  const check = async (whose: Person) => server.call('decidePerson', { ...roomOf(whose), body: { decision: 'allow-young', reason: 'Seen.', revision: await revisionOf(whose) } });
  return { ...at, server, suspend, check, [Symbol.asyncDispose]: () => server.close() };
}

test('what a suspended partner offers is not offered while they are kept out, and is again afterwards', async () => {
  await using at = await rooms();
  const { server, partner } = at;
  const post = `post.${at.post}`;
  const reader = await server.person();
  const sees = async () => {
    const { body } = await server.call('listOpportunities', { params: { userId: reader.id }, token: reader.token, query: {} });
    return [body.opportunities.some(({ id }) => id === post), (await server.call('readOpportunity', { params: { userId: reader.id, opportunityId: post }, token: reader.token })).status];
  };
  expect(await sees()).toEqual([true, 200]);
  expect(await at.suspend(partner)).toBe(200);
  expect(await sees()).toEqual([false, 404]);
  const { body } = await server.call('applyFor', { params: { userId: reader.id }, token: reader.token, body: { opportunity: post, answers: {} } });
  expect(body.code).toBe('opportunity-not-found');
  await server.database.query(`update suspensions set suspended_at = now() - interval '2 days', ends_at = now() - interval '1 day'`);
  expect(await sees()).toEqual([true, 200]);
});

test('who is suspended while their profile waits is not verified until that ends, and not checked for young people', async () => {
  await using at = await rooms();
  const { server, staff, mentor } = at;
  await server.database.query(`update mentors set state = 'submitted', submitted_at = now() where user_id = $1`, [mentor.id]);
  const where = { params: { kind: 'mentor', caseId: mentor.id }, token: staff.token };
  const seen = (await server.call('readCase', where)).body.data;
  expect(await at.suspend(mentor)).toBe(200);
  const verify = async (revision: string) => server.call('decideCase', { ...where, body: { decision: 'verify', note: '', revision } });
  expect((await verify(seen.revision)).body.code).toBe('case-changed'); // as it was looked at before
  const now = (await server.call('readCase', where)).body.data;
  expect([now.facts.find(({ name }) => name === 'suspendedUntil')?.text, now.decisions.map(({ name }) => name)]).toEqual([expect.stringMatching(/T.*Z$/), ['request-changes', 'decline']]);
  expect((await verify(now.revision)).status).toBe(400);
  expect([(await at.check(mentor)).body.code, await server.database.query('select 1 from young_people_checks where user_id = $1', [mentor.id])]).toEqual(['case-changed', []]);
  await server.database.query('delete from suspensions');
  expect((await verify((await server.call('readCase', where)).body.data.revision)).status).toBe(200);
});
