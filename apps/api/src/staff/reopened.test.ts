import type { Reportable } from '@bridge/model';
import { expect, test } from 'vitest';
import { everyone } from '../testing/everyone.ts';
import { startTestServer, type Person } from '../testing/server.ts';
import { staffMember } from '../testing/staff.ts';

type Body = { decision: string; note?: string; days?: number; undo?: boolean };

/** Something that was reported and decided; `decide` decides it anew. */
async function decided(about: Reportable, first: Body) {
  const server = await startTestServer();
  const at = await everyone(server);
  const { staff, talent, mentor, partner } = at;
  const [by, id, whose] = { person: [talent, mentor.id, mentor], post: [talent, at.post, partner], shared: [mentor, talent.id, talent], message: [talent, '', mentor] }[about] as [Person, string, Person];
  const report = (one: Person, text: string) => server.call('sendReport', { token: one.token, body: { about, id, kind: 'harassment', text } });
  await report(by, 'Their words.');
  const caseId = (await server.call('listCases', { token: staff.token, query: { kind: 'complaint' } })).body.cases[0]?.id ?? '';
  const where = { params: { kind: 'complaint', caseId }, token: staff.token };
  const read = async () => (await server.call('readCase', where)).body.data;
  const bodyOf = async (body: Body) => ({ note: '', revision: (await read()).revision, ...body });
  const decide = async (body: Body) => server.call('decideCase', { ...where, body: await bodyOf(body) });
  const preview = async (body: Body) => (await server.call('previewDecision', { ...where, body: await bodyOf(body) })).body.mails.map(({ subject }) => subject).toSorted();
  const facts = async () => Object.fromEntries((await read()).facts.map(({ name, text }) => [name, text]));
  const undoes = async () => Object.fromEntries((await read()).decisions.flatMap(({ name, undo }) => (undo ? [[name, undo.always]] : [])));
  const room = { params: { personId: whose.id }, token: staff.token };
  const person = async () => (await server.call('readPerson', room)).body.data;
  const inRoom = async (body: { decision: 'suspend'; days: number } | { decision: 'lift' }) => server.call('decidePerson', { ...room, body: { reason: 'Another one.', revision: (await person()).revision, ...body } });
  const mails = async (kinds: string) => (await server.database.query<{ body: string }>('select body from outbox where recipient = $1 and kind = any($2::text[])', [whose.email, kinds.split(' ')])).map(({ body }) => body);
  const lines = async () => (await server.call('listDecisions', { token: staff.token, query: {} })).body.decisions.map(({ kind, action }) => `${kind} ${action}`);
  const again = async () => expect((await decide({ decision: 'reopen', note: 'Something new.' })).status).toBe(200);
  expect((await decide(first)).status).toBe(200);
  return { ...at, server, where, whose, report, read, decide, preview, facts, undoes, person, inRoom, mails, lines, again, [Symbol.asyncDispose]: () => server.close() };
}
const suspended = { decision: 'suspend', note: 'He threatened.', days: 30 };

test('taken up again and found to be nothing, a suspension that came from the case ends with it: said before, mailed, one decision', async () => {
  await using at = await decided('person', suspended);
  await at.again();
  expect([(await at.facts())['standsStill'], await at.undoes()]).toEqual(['stands-suspension', { dismiss: true, warn: false }]);
  expect((await at.decide({ decision: 'dismiss' })).body.fields?.[0]?.path).toBe('note'); // whoever was kept out reads why they are not any more
  expect(await at.preview({ decision: 'dismiss', note: 'It was somebody else.' })).toEqual(['We have looked at your report', 'You can sign in to Bridge AI again']);
  expect((await at.decide({ decision: 'dismiss', note: 'It was somebody else.' })).status).toBe(200);
  expect([(await at.person()).suspension, await at.mails('suspensionLiftedShown')]).toEqual([null, [expect.stringContaining('It was somebody else.')]]);
  expect((await at.server.call('lookUpUser', { params: { userId: at.whose.id }, token: at.talent.token })).body.data).toHaveProperty('schedule'); // as they were shown before
  expect((await at.read()).trail.map(({ action }) => action)).toEqual(['suspended', 'reopened', 'lifted', 'dismissed']);
  expect([(await at.lines()), (await at.server.call('staffToday', { token: at.staff.token })).body.data.decided]).toEqual([['complaint dismissed', 'complaint reopened', 'complaint suspended'], [{ kind: 'complaint', count: 2 }]]); // that it was taken up again stands in Decisions, and has decided nothing
  expect(await at.facts()).not.toHaveProperty('standsStill');
});

test('whoever may not lift a suspension in the room of a person does not lift it by a case, either', async () => {
  await using at = await decided('person', suspended);
  await at.again();
  const { token } = await staffMember(at.server, ['safety']);
  const where = { params: at.where.params, token };
  const { decisions, revision } = (await at.server.call('readCase', where)).body.data;
  expect(decisions.map(({ name, undo }) => [name, undo])).toEqual([['warn', undefined], ['settled', undefined]]);
  expect((await at.server.call('decideCase', { ...where, body: { decision: 'dismiss', note: 'It was somebody else.', revision } })).body.fields?.[0]?.path).toBe('decision');
  expect((await at.server.call('decideCase', { ...where, body: { decision: 'warn', note: 'Do not shout.', undo: true, revision } })).status).toBe(200);
  expect((await at.person()).suspension?.reason).toBe('He threatened.');
});

test('decided less hard, the suspension stays or ends as was chosen, and the case says so afterwards', async () => {
  await using at = await decided('person', suspended);
  await at.again();
  expect(await at.preview({ decision: 'warn', note: 'Do not shout.', undo: true })).toContain('You can sign in to Bridge AI again');
  expect(await at.preview({ decision: 'warn', note: 'Do not shout.' })).not.toContain('You can sign in to Bridge AI again');
  expect((await at.decide({ decision: 'warn', note: 'Do not shout.' })).status).toBe(200);
  expect([(await at.person()).suspension?.reason, await at.facts()]).toEqual(['He threatened.', expect.objectContaining({ standsStill: 'stands-suspension', suspendedUntil: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) })]);
});

test.each(['lifted and suspended anew in their room', 'what another report was settled by'] as const)('a suspension that stands for another reason, too, stays, and that is said: %s', async (why) => {
  await using at = await decided('person', suspended);
  if (why.startsWith('lifted')) for (const body of [{ decision: 'lift' }, { decision: 'suspend', days: 3 }] as const) expect((await at.inRoom(body)).status).toBe(200);
  else {
    await at.report(at.talent, 'Once more.');
    const [other] = (await at.server.call('listCases', { token: at.staff.token, query: { kind: 'complaint' } })).body.cases;
    const params = { kind: 'complaint', caseId: other?.id ?? '' };
    const { revision } = (await at.server.call('readCase', { params, token: at.staff.token })).body.data;
    expect((await at.server.call('decideCase', { params, token: at.staff.token, body: { decision: 'settled', revision } })).status).toBe(200);
  }
  await at.again();
  expect([(await at.facts())['standsOtherwise'], await at.undoes()]).toEqual(['stands-suspension', {}]);
  expect((await at.decide({ decision: 'dismiss', undo: true })).status).toBe(200);
  expect([(await at.person()).suspension === null, await at.mails('suspensionLiftedHidden'), (await at.facts())['standsOtherwise']]).toEqual([false, why.startsWith('lifted') ? [expect.anything()] : [], 'stands-suspension']);
});

test('a warning that was wrong is taken back by mail', async () => {
  await using at = await decided('person', { decision: 'warn', note: 'Do not shout.' });
  await at.again();
  expect([(await at.facts())['standsStill'], await at.undoes()]).toEqual(['stands-warning', { dismiss: true }]);
  expect((await at.decide({ decision: 'dismiss', note: 'It was somebody else.' })).status).toBe(200);
  expect([await at.mails('warningTakenBack'), (await at.person()).counts]).toEqual([[expect.stringContaining('It was somebody else.')], expect.arrayContaining([{ name: 'warnings', count: 0 }])]);
  expect(await at.facts()).not.toHaveProperty('standsStill');
});

test('a post that was taken down is shown again with the decision that nothing was wrong, and as was chosen with another', async () => {
  const down = { decision: 'take-down', note: 'It asks for money.' };
  const state = async ({ server, partner, post }: Awaited<ReturnType<typeof decided>>) => (await server.call('readPost', { params: { userId: partner.id, postId: post }, token: partner.token })).body.data.state;
  {
    await using at = await decided('post', down);
    await at.again();
    expect([(await at.facts())['standsStill'], await at.undoes()]).toEqual(['stands-post', { dismiss: true, warn: false, suspend: false }]);
    expect((await at.decide({ decision: 'dismiss', note: 'It asks for none.' })).status).toBe(200);
    expect([await state(at), await at.mails('postPublished'), await at.lines()]).toEqual(['published', [expect.stringContaining('It asks for none.')], ['complaint dismissed', 'complaint reopened', 'complaint taken-down']]);
  }
  await using at = await decided('post', down);
  await at.again();
  expect((await at.decide({ decision: 'warn', note: 'Say what is paid.' })).status).toBe(200);
  expect([await state(at), (await at.facts())['standsStill']]).toEqual(['declined', 'stands-post']);
});

test('a post whose partner sent it again, or that was declined again since, is none of what still stands of the report', async () => {
  await using at = await decided('post', { decision: 'take-down', note: 'It asks for money.' });
  await at.server.call('appealPost', { params: { userId: at.partner.id, postId: at.post }, token: at.partner.token, body: { text: 'It asks for none.' } });
  const where = { params: { kind: 'post', caseId: at.post }, token: at.staff.token };
  const { revision } = (await at.server.call('readCase', where)).body.data;
  expect((await at.server.call('decideCase', { ...where, body: { decision: 'decline', note: 'It does.', revision } })).status).toBe(200);
  await at.again();
  expect([(await at.facts())['standsOtherwise'], await at.undoes()]).toEqual(['stands-post', {}]);
  expect((await at.decide({ decision: 'dismiss' })).status).toBe(200);
});

test('a shared blueprint that was taken down may be shared again with the decision that nothing was wrong', async () => {
  await using at = await decided('shared', { decision: 'take-down', note: 'It insults.' });
  await at.again();
  expect([await at.facts(), await at.undoes()]).toEqual([expect.objectContaining({ standsStill: 'stands-sharing', takenDownPage: at.talent.id }), { dismiss: true, warn: false, suspend: false }]);
  expect((await at.decide({ decision: 'dismiss', note: 'It does not.' })).status).toBe(200);
  expect([(await at.server.call('shareBlueprint', { ...at.talent, body: {} })).status, await at.mails('sharingAllowed'), await at.lines()]).toEqual([200, [expect.stringContaining('It does not.')], ['complaint dismissed', 'complaint reopened', 'complaint taken-down']]);
});

test('what several people said of the same stands in the case, decided or not, by whichever of their reports it is opened', async () => {
  await using at = await decided('person', { decision: 'dismiss' });
  await at.again();
  expect((await at.report(at.partner, 'A second one.')).status).toBe(200);
  expect((await at.decide({ decision: 'warn', note: 'Do not.' })).status).toBe(200);
  const ids = (await at.server.database.query<{ id: string }>('select id::text from reports')).map(({ id }) => id);
  expect(ids).toHaveLength(2);
  for (const caseId of ids) {
    const { facts, count } = (await at.server.call('readCase', { params: { kind: 'complaint', caseId }, token: at.staff.token })).body.data;
    expect([count, facts.filter(({ name }) => name === 'reportText').map(({ text }) => text).toSorted()]).toEqual([2, ['A second one.', 'Their words.']]);
  }
  await at.server.database.query(`insert into staff_grants (user_id, permission, granted_by) values ($1, 'safety', 'a test')`, [at.partner.id]);
  await at.server.database.query('update sign_in_sessions set with_second_factor = true where user_id = $1', [at.partner.id]);
  for (const caseId of ids) expect((await at.server.call('readCase', { params: { kind: 'complaint', caseId }, token: at.partner.token })).body.code).toBe('own-case'); // who reported reads of no case what others did
});
