import { expect, test } from 'vitest';
import { everyone } from '../testing/everyone.ts';
import { startTestServer, type Person } from '../testing/server.ts';

const suspend = { decision: 'suspend', note: 'He threatened.', days: 30 };

async function started() {
  const server = await startTestServer();
  const at = await everyone(server);
  const { token } = at.staff;
  const report = async (by: Person, about: 'person' | 'post', id: string) => {
    expect((await server.call('sendReport', { token: by.token, body: { about, id, kind: 'harassment', text: 'Their words.' } })).status).toBe(200);
    return (await server.call('listCases', { token, query: { kind: 'complaint' } })).body.cases[0]?.id ?? '';
  };
  const decide = async (caseId: string, body: { decision: string; note?: string; days?: number }, kind = 'complaint') => {
    const params = { kind, caseId };
    const { revision } = (await server.call('readCase', { params, token })).body.data;
    expect(await server.call('decideCase', { params, token, body: { note: '', revision, ...body } })).toMatchObject({ status: 200 });
  };
  const suspendInRoom = async ({ id }: Person) => {
    const params = { personId: id };
    const { revision } = (await server.call('readPerson', { params, token })).body.data;
    expect((await server.call('decidePerson', { params, token, body: { decision: 'suspend', reason: suspend.note, days: 30, revision } })).status).toBe(200);
  };
  const lines = async () => (await server.database.query<{ line: string }>(`select audit.kind || ' ' || audit.action || coalesce(' < ' || cause.kind || ' ' || cause.action, '') as line from audit left join audit as cause on cause.seq = audit.caused_by where audit.actor = $1 and audit.action <> 'staff' order by audit.seq`, [`staff ${at.staff.id}`])).map(({ line }) => line);
  const decisions = async () => (await server.call('listDecisions', { token, query: {} })).body.decisions.map(({ kind, action }) => `${kind} ${action}`);
  return { ...at, server, report, decide, suspendInRoom, lines, decisions, [Symbol.asyncDispose]: () => server.close() };
}

test('what follows from a decision names it: a suspension, what a mentor loses by it, and what a second decision takes back', async () => {
  await using at = await started();
  const before = (await at.lines()).length;
  const caseId = await at.report(at.talent, 'person', at.mentor.id);
  await at.decide(caseId, suspend);
  await at.decide(caseId, { decision: 'reopen', note: 'Something new.' });
  await at.decide(caseId, { decision: 'dismiss', note: 'It was somebody else.' });
  expect((await at.lines()).slice(before)).toEqual(['complaint suspended', 'person suspended < complaint suspended', 'mentor changes-requested < person suspended', 'complaint reopened', 'complaint dismissed', 'person lifted < complaint dismissed', 'mentor verified < person lifted']);
  const { entries } = (await at.server.call('readAudit', { token: at.staff.token, query: { q: 'suspended' } })).body;
  const [followed, decision] = entries;
  expect([followed?.kind, followed?.causedBy, decision?.kind, decision?.causedBy]).toEqual(['person', decision?.seq, 'complaint', null]);
  expect(await at.server.database.query('select audit_fault() as fault')).toEqual([{ fault: null }]);
});

test('so does a post that is taken down after a report', async () => {
  await using at = await started();
  const before = (await at.lines()).length;
  const caseId = await at.report(at.talent, 'post', at.post);
  await at.decide(caseId, { decision: 'take-down', note: 'It asks for money.' });
  await at.decide(caseId, { decision: 'reopen', note: 'Something new.' });
  await at.decide(caseId, { decision: 'dismiss', note: 'It asks for none.' });
  expect((await at.lines()).slice(before)).toEqual(['complaint taken-down', 'post declined < complaint taken-down', 'complaint reopened', 'complaint dismissed', 'post published < complaint dismissed']);
});

test('two decisions in the same words, one right behind the other, stay two', async () => {
  await using at = await started();
  const caseId = await at.report(at.talent, 'person', at.mentor.id);
  const before = (await at.decisions()).length;
  await at.suspendInRoom(at.partner);
  await at.decide(caseId, suspend);
  expect((await at.decisions()).slice(0, -before || undefined)).toEqual(['complaint suspended', 'person suspended']);
});

test('lines from before any named its cause are told as they were', async () => {
  await using at = await started();
  const { database } = at.server;
  const before = (await at.decisions()).length;
  const add = (kind: string, action: string, subject: string, note: string) => database.query('select audit_append($1, $2, $3, $4, $5)', [`staff ${at.staff.id}`, action, kind, subject, note]);
  const caseId = await at.report(at.talent, 'person', at.mentor.id);
  await add('person', 'suspended', at.mentor.id, 'He threatened. (until 2999-01-01 00:00 UTC)');
  await add('mentor', 'changes-requested', at.mentor.id, 'He threatened.');
  await add('complaint', 'suspended', caseId, 'He threatened.');
  await add('complaint', 'reopened', caseId, 'Something new.');
  await database.query(`insert into suspensions (user_id, reason, suspended_by, ends_at) values ($1, 'He threatened.', $2, '2999-01-01')`, [at.mentor.id, `staff ${at.staff.id}`]);
  const { facts } = (await at.server.call('readCase', { params: { kind: 'complaint', caseId }, token: at.staff.token })).body.data;
  expect(facts).toContainEqual({ name: 'standsStill', text: 'stands-suspension' });
  await add('person', 'lifted', at.mentor.id, 'It was somebody else.');
  await add('complaint', 'dismissed', caseId, 'It was somebody else.');
  expect((await at.decisions()).slice(0, -before || undefined)).toEqual(['complaint dismissed', 'complaint reopened', 'complaint suspended']);
  const { trail } = (await at.server.call('readCase', { params: { kind: 'complaint', caseId }, token: at.staff.token })).body.data;
  expect(trail.map(({ action }) => action)).toEqual(['suspended', 'reopened', 'lifted', 'dismissed']);
  const [same] = await database.query<{ same: boolean }>('select bool_and(hash = audit_hash(seq, at, actor, action, kind, subject, note, previous_hash)) as same from audit where caused_by is null');
  expect(same).toEqual({ same: true });
});
