import { decidedKinds, permissions, type CaseKind } from '@bridge/model';
import { afterAll, expect, test } from 'vitest';
import { casesOfAllKinds } from '../testing/cases.ts';
import { startTestServer, type Person } from '../testing/server.ts';
import { withSecondFactor } from '../testing/staff.ts';
import { caseTypes } from './cases/index.ts';

const server = await startTestServer();
const { at, cases } = await casesOfAllKinds(server);
afterAll(() => server[Symbol.asyncDispose]());
const kinds = Object.keys(caseTypes) as CaseKind[];
const owned = kinds.flatMap((kind) => cases[kind].own.map((_, which) => [kind, which] as const));

/** Gives somebody every permission. */
async function hire({ id }: Person) {
  await server.database.query(`insert into staff_grants (user_id, permission, granted_by) select $1, permission, 'a test' from unnest($2::text[]) as permission on conflict do nothing`, [id, permissions]);
  await withSecondFactor(server, id);
}
const listed = async ({ token }: Person, kind: CaseKind) => (await server.call('listCases', { token, query: { kind } })).body.cases.map(({ id }) => id);

test('a kind is about somebody, or says that it is about nobody', () => {
  for (const kind of kinds) expect([kind, caseTypes[kind].own === null]).toEqual([kind, cases[kind].own.length === 0]);
  expect(owned.length).toBeGreaterThan(Object.keys(decidedKinds).length - 5);
});

test.each(owned)('nobody of the staff lists, reads or decides what is about themselves: %s (%s)', async (kind, which) => {
  const { id, decision, own } = cases[kind];
  const person = own[which];
  if (!person) throw new Error('the person of the case is missing');
  const params = { kind, caseId: id };
  const { revision } = (await server.call('readCase', { params, token: at.staff.token })).body.data;
  expect(await listed(at.staff, kind)).toContain(id);
  await hire(person);
  const body = { decision, note: 'So it is.', revision };
  const answers = [
    await server.call('readCase', { params, token: person.token }),
    await server.call('claimCase', { params, token: person.token }),
    await server.call('previewDecision', { params, token: person.token, body }),
    await server.call('decideCase', { params, token: person.token, body }),
  ];
  expect(answers.map(({ status, body: { code } }) => [status, code])).toEqual(answers.map(() => [403, 'own-case']));
  expect(answers[0]?.body.message).toMatch(/^This is about you, or you have reported it\. Somebody else of the staff decides it/);
  expect(await listed(person, kind)).not.toContain(id);
  const count = async ({ token }: Person) => (await server.call('staffToday', { token })).body.data.waiting.find((one) => one.kind === kind)?.count ?? 0;
  expect([await count(person), await count(at.staff)]).toEqual([(await listed(person, kind)).length, (await listed(at.staff, kind)).length]);
  expect((await server.call('readCase', { params, token: at.staff.token })).body.data.revision).toBe(revision);
});

test.each(['end-sign-ins', 'suspend', 'lift', 'allow-young', 'stop-young', 'close'] as const)('nobody of the staff decides about their own account: %s', async (decision) => {
  const { mentor, staff } = at;
  await hire(mentor);
  const params = { personId: mentor.id };
  const { data } = (await server.call('readPerson', { params, token: staff.token })).body;
  const given = { reason: 'So it is.', revision: data.revision };
  const body = decision === 'close' ? { ...given, decision, email: mentor.email } : decision === 'suspend' ? { ...given, decision, days: 7 } : { ...given, decision };
  for (const call of ['previewPerson', 'decidePerson'] as const) expect((await server.call(call, { params, token: mentor.token, body })).body.code).toBe('own-case');
});

test('whoever was reported learns nothing of it by working in the console', async () => {
  const { mentor, staff } = at;
  await hire(mentor);
  const params = { kind: 'complaint', caseId: cases.complaint.id };
  const { revision } = (await server.call('readCase', { params, token: staff.token })).body.data;
  const ofReports = async ({ token }: Person) => (await server.call('readPerson', { params: { personId: mentor.id }, token })).body.data.counts.filter(({ name }) => ['reportsAbout', 'reportsUpheld'].includes(name)).length;
  expect([await ofReports(mentor), await ofReports(staff)]).toEqual([0, 2]);
  expect((await server.call('decideCase', { params, token: staff.token, body: { decision: 'dismiss', note: '', revision } })).status).toBe(200);
  const decided = async ({ token }: Person) => (await server.call('listDecisions', { token, query: { kind: 'complaint' } })).body.total;
  expect([await decided(mentor), await decided(staff)]).toEqual([0, 1]);
});
