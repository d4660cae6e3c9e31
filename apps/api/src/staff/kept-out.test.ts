import { expect, test } from 'vitest';
import { everyone } from '../testing/everyone.ts';
import { startTestServer, type Person } from '../testing/server.ts';
import { sharingWeb } from '../testing/sharing-web.ts';
import { agreed, makeYoung } from '../testing/young.ts';

/** The room of somebody, decided from by a member of the staff. */
async function rooms(given: Parameters<typeof startTestServer>[0] = {}) {
  const server = await startTestServer(given);
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

test('the shared plan of who is suspended, or under 18 while they meet nobody, answers everybody as one whose sharing was stopped, page and picture too, and is there again afterwards', async () => {
  let isOpen = true;
  await using at = await rooms({ web: sharingWeb(), meetsTheYoung: () => isOpen });
  const { server, talent } = at;
  const stopped = async () => {
    await server.database.query('update blueprint_shares set is_shared = false where user_id = $1', [talent.id]);
    const answers = await shown();
    await server.database.query('update blueprint_shares set is_shared = true where user_id = $1', [talent.id]);
    return answers;
  };
  const shown = async () => {
    const call = await server.call('sharedBlueprint', { params: { id: talent.id } });
    const pages = await Promise.all([`/blueprint-share?id=${talent.id}`, `/blueprint-share/${talent.id}.png`].map((url) => server.app.inject({ url, headers: { accept: 'text/html' } })));
    const report = await server.call('reportShared', { params: { id: talent.id }, body: { kind: 'spam', text: '' } });
    return [call.status, call.text, ...pages.map(({ statusCode, headers, body }) => `${statusCode} ${headers['content-type']} ${String(headers['content-type']).startsWith('image') ? '' : body}`), report.status, report.body.code];
  };
  const before = await shown();
  expect([before[0], before[2], before[3]]).toEqual([200, expect.stringMatching(/^200 /), expect.stringMatching(/^200 image/)]);
  const counts = async () => (await server.call('readPerson', { params: { personId: talent.id }, token: at.staff.token })).body.data.counts.find(({ name }) => name === 'plansShared');
  expect(await counts()).toEqual({ name: 'plansShared', count: 1 }); // what is said before somebody is suspended
  const without = await stopped();
  expect(await at.suspend(talent)).toBe(200);
  expect(await shown()).toEqual(without);
  await server.database.query(`update suspensions set suspended_at = now() - interval '2 days', ends_at = now() - interval '1 day'`);
  expect((await shown()).slice(0, 4)).toEqual(before.slice(0, 4));
  await makeYoung(server, talent.id);
  await agreed(server, talent.id);
  const ofYoung = await shown();
  isOpen = false;
  expect(await shown()).toEqual(without);
  isOpen = true;
  expect((await shown()).slice(0, 4)).toEqual(ofYoung.slice(0, 4));
});

test('of a post that waits it is said that its partner is suspended, until when, and what was looked at before that is not decided', async () => {
  await using at = await rooms();
  const { server, staff, partner } = at;
  await server.database.query(`update posts set state = 'submitted', submitted_at = now() where id = $1`, [at.post]);
  const where = { params: { kind: 'post', caseId: at.post }, token: staff.token };
  const read = async () => (await server.call('readCase', where)).body.data;
  const until = async () => (await read()).facts.find(({ name }) => name === 'suspendedUntil')?.text;
  const { revision } = await read();
  expect(await until()).toBeUndefined();
  expect(await at.suspend(partner)).toBe(200);
  expect(await until()).toMatch(/T.*Z$/);
  const publish = async (seen: string) => server.call('decideCase', { ...where, body: { decision: 'publish', note: '', revision: seen } });
  expect((await publish(revision)).body.code).toBe('case-changed');
  expect((await publish((await read()).revision)).status).toBe(200);
  await server.database.query('delete from suspensions');
  expect(await until()).toBeUndefined();
});
