import { expect, test } from 'vitest';
import { startTestServer } from '../testing/server.ts';
import { staffMember } from '../testing/staff.ts';

const address = 'https://doaj.org/';

/** A server with two talents and somebody of the staff who decides about posts. */
async function start() {
  const server = await startTestServer();
  const [first, second, staff] = [await server.person('TALENT'), await server.person('TALENT'), await staffMember(server, ['posts'])];
  const report = (who: typeof first, resourceId = 'doaj') => server.call('reportDeadLink', { params: { userId: who.id, resourceId }, token: who.token });
  const waiting = async () => (await server.call('listCases', { token: staff.token, query: { kind: 'link' } })).body.cases;
  const read = async (caseId: string) => (await server.call('readCase', { params: { kind: 'link', caseId }, token: staff.token })).body.data;
  const decide = async (caseId: string, decision: string) => server.call('decideCase', { params: { kind: 'link', caseId }, token: staff.token, body: { decision, note: '', revision: (await read(caseId)).revision } });
  const hidden = async () => (await server.database.query<{ address: string }>('select address from hidden_links')).map((row) => row.address);
  return { server, first, second, staff, report, waiting, read, decide, hidden };
}

test('a dead link counts once a person, waits for the staff, and goes when they hide it', async () => {
  const at = await start();
  await using _server = at.server;
  expect((await at.report(at.first, 'nowhere')).body.code).toBe('report-nothing');
  for (const who of [at.first, at.first, at.second]) expect((await at.report(who)).status).toBe(200);
  const [one, ...more] = await at.waiting();
  expect([one?.title, more]).toEqual([address, []]);
  const id = one?.id ?? '';
  expect((await at.read(id)).facts).toEqual([{ name: 'link', text: address }, { name: 'linkReports', text: '2' }]);
  expect((await at.decide(id, 'hide')).status).toBe(200);
  expect([await at.hidden(), await at.waiting()]).toEqual([[address], []]);
  expect((await at.read(id)).decisions).toEqual([{ name: 'keep', note: 'optional', noteTo: 'staff', final: false }]);
  // Said again by the same person of the same address, it begins nothing anew.
  await at.report(at.first);
  expect(await at.waiting()).toEqual([]);
  expect((await at.decide(id, 'keep')).status).toBe(200);
  expect(await at.hidden()).toEqual([]);
  expect((await at.read(id)).trail.map(({ action }) => action)).toEqual(['hidden', 'kept']);
});

test('what checks have hidden waits, too; kept, it is shown until it is dead for another week', async () => {
  const at = await start();
  await using _server = at.server;
  const dead = (days: number) => at.server.database.query(`insert into resource_checks (id, resource_id, address, checked_at, answered, finding, dead_since) values (gen_random_uuid(), $1, $2, now(), false, '404', now() - make_interval(days => $3::integer))`, [`r${days}`, `https://r${days}.example.org/`, days]);
  await dead(6);
  await dead(7);
  const [one, ...more] = await at.waiting();
  expect([one?.title, more]).toEqual(['https://r7.example.org/', []]);
  expect((await at.read(one?.id ?? '')).facts).toContainEqual({ name: 'failure', text: '404' });
  await at.decide(one?.id ?? '', 'keep');
  expect(await at.waiting()).toEqual([]);
  expect(await at.server.database.query(`select checked_at = dead_since as anew from resource_checks where resource_id = 'r7'`)).toEqual([{ anew: true }]);
});

test('whoever may not decide about posts sees no links', async () => {
  const at = await start();
  await using _server = at.server;
  await at.report(at.first);
  await at.server.database.query(`update staff_grants set permission = 'messages'`);
  expect((await at.server.call('listCases', { token: at.staff.token, query: { kind: 'link' } })).body.cases).toEqual([]);
});
