import { decidedKinds, permissions } from '@bridge/model';
import { expect, test, vi } from 'vitest';
import { openWords } from '../content/words.ts';
import { queueMail, type MailKind } from '../mail/outbox.ts';
import { testContent } from '../testing/content.ts';
import { everyone } from '../testing/everyone.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { verifiedMentor, verifyEmail } from '../testing/mentors.ts';
import { staffMember } from '../testing/staff.ts';
import { makeYoung } from '../testing/young.ts';
import { listDecisions } from './decisions.ts';

/** A message that waits. */
async function waitingMessage(server: TestServer, text = 'When do you open?') {
  await server.call('sendForm', { params: { formId: 'contact' }, body: { answers: { 'first-name': { text: 'A' }, 'last-name': { text: 'B' }, email: { text: 'asks@example.com' }, message: { text } } } });
  const [sent] = await server.database.query<{ id: string }>('select id::text from form_messages order by created_at desc limit 1');
  return { kind: 'message', caseId: sent?.id ?? '' };
}

test('a decision shows the mails it sends, and nothing is decided by looking', async () => {
  await using server = await startTestServer();
  const params = await waitingMessage(server);
  const { token } = await staffMember(server, ['messages']);
  const { revision } = (await server.call('readCase', { params, token })).body.data;
  const before = await server.database.query('select (select count(*) from outbox) as mails, (select count(*) from audit) as entries');
  const preview = (decision: string, note = '', seen = revision) => server.call('previewDecision', { params, token, body: { decision, note, revision: seen } });
  expect((await preview('reply', 'Nous ouvrons à huit heures.')).body.mails).toMatchObject([{ subject: 'About your message to Bridge AI', body: expect.stringMatching(/Nous ouvrons à huit heures\.[^>]*\n\n(> .*\n)+/) }]);
  expect((await preview('done')).body.mails).toEqual([]);
  expect((await preview('reply')).body.fields?.[0]?.path).toBe('note');
  expect((await preview('burn')).body.fields?.[0]?.path).toBe('decision');
  expect((await preview('done', '', 'another')).body.code).toBe('case-changed');
  expect(await server.database.query('select (select count(*) from outbox) as mails, (select count(*) from audit) as entries')).toEqual(before);
  expect((await server.call('readCase', { params, token })).body.data).toMatchObject({ revision, claim: null });
});

test('a mail that was given up stays its reader’s: sending it again shows nothing of it', async () => {
  await using server = await startTestServer();
  await server.person();
  await server.database.query(`update outbox set failed_at = now(), body = 'Private', created_at = now() - interval '1 minute'`);
  const { token } = await staffMember(server, ['messages']);
  const [waiting] = (await server.call('listCases', { token, query: { kind: 'mail' } })).body.cases;
  const params = { kind: 'mail', caseId: waiting?.id ?? '' };
  const { revision } = (await server.call('readCase', { params, token })).body.data;
  expect((await server.call('previewDecision', { params, token, body: { decision: 'again', revision } })).body).toEqual({ success: true, mails: [] });
});

test('failed mails to one address are told apart by their subjects, and say why they failed; a code stands in none, and nothing of what goes to a guardian', async () => {
  await using server = await startTestServer();
  const { email } = await server.person();
  const [code] = await server.database.query<{ subject: string }>(`select subject from outbox where kind = 'verifyEmail'`);
  expect(code?.subject).toMatch(/\d{4}/);
  const sends = (kind: MailKind, values: Record<string, string>) => queueMail(server.database, openWords(testContent), { id: null, email, first_name: 'Ada', language: null }, { kind, values });
  await sends('sessionCancelled', { other: 'Demo Mentor', day: '3 December' });
  await sends('sessionCancelled', { other: 'Demo Mentor', day: '4 December' });
  await sends('guardianAsked', { talent: 'Young Demo' });
  await server.database.query(`update outbox set failed_at = now(), last_error = 'EENVELOPE 550 5.1.1'`);
  const { token } = await staffMember(server, ['messages']);
  const { cases } = (await server.call('listCases', { token, query: { kind: 'mail' } })).body;
  const told = cases.filter(({ title }) => title === email);
  expect(told.map(({ mail }) => mail?.subject).toSorted()).toEqual(['Session with Demo Mentor cancelled: 3 December', 'Session with Demo Mentor cancelled: 4 December', 'Your Bridge AI verification code: …']);
  expect(new Set(told.map(({ mail }) => mail?.failure))).toEqual(new Set(['EENVELOPE 550 5.1.1']));
  for (const { id, mail } of told) {
    const { facts } = (await server.call('readCase', { params: { kind: 'mail', caseId: id }, token })).body.data;
    expect(facts).toEqual([{ name: 'mail', text: mail?.subject }, { name: 'recipient', text: email }, { name: 'failure', text: 'EENVELOPE 550 5.1.1' }]);
  }
});

test('mails that failed alike go out again by one decision, twenty at most; one’s own is a colleague’s', async () => {
  await using server = await startTestServer();
  const { token, id, email } = await staffMember(server, ['messages']);
  await server.database.query('delete from outbox');
  const sends = (to: string, userId: string | null = null) => queueMail(server.database, openWords(testContent), { id: userId, email: to, first_name: 'Ada', language: null }, { kind: 'formReceived', values: {} });
  for (let n = 0; n < 24; n += 1) await sends(`reader${n}@example.com`);
  await sends(email, id);
  await server.database.query(`update outbox set failed_at = now(), last_error = 'EENVELOPE 550 <' || recipient || '> refused'`);
  await sends('other@example.com');
  await server.database.query(`update outbox set failed_at = now(), last_error = 'ETIMEDOUT' where recipient = 'other@example.com'`);
  const waiting = async () => (await server.call('listCases', { token, query: { kind: 'mail', limit: 50 } as never })).body.cases;
  const before = await waiting();
  expect([before.length, JSON.stringify(before).includes(email)]).toEqual([25, false]);
  const all = async (title: string) => {
    const params = { kind: 'mail', caseId: (await waiting()).find((one) => one.title === title)?.id ?? '' };
    const { revision, decisions } = (await server.call('readCase', { params, token })).body.data;
    return { names: decisions.map(({ name }) => name), send: () => server.call('decideCase', { params, token, body: { decision: 'again-all', revision } }) };
  };
  expect((await all('other@example.com')).names).toEqual(['again', 'done']); // nothing failed as it did
  expect((await (await all('reader3@example.com')).send()).status).toBe(200);
  expect((await waiting()).length).toBe(5);
  expect((await (await all((await waiting()).find(({ title }) => title !== 'other@example.com')?.title ?? '')).send()).status).toBe(200);
  expect((await waiting()).map(({ title }) => title)).toEqual(['other@example.com']);
  expect(await server.database.query('select recipient from outbox where failed_at is not null order by recipient')).toHaveLength(2); // the own one waits for a colleague
  await sends('alone@example.com');
  await server.database.query(`update outbox set failed_at = now(), last_error = 'EENVELOPE 550 <alone@example.com> refused' where recipient = 'alone@example.com'`);
  expect((await all('alone@example.com')).names).toEqual(['again', 'done']); // the one that failed alike is their own
  expect((await server.call('listDecisions', { token })).body.total).toBe(2);
  expect((await server.call('staffToday', { token })).body.data.decided).toEqual([{ kind: 'mail', count: 2 }]);
});

test('of a mail that tells of a report, a warning or somebody under 18 nobody reads to whom it goes, or what about', async () => {
  await using server = await startTestServer();
  const { token } = await staffMember(server, ['messages']);
  await server.database.query('delete from outbox');
  const { talent, coming } = await everyone(server);
  await makeYoung(server, talent.id);
  await server.database.query('delete from outbox');
  await queueMail(server.database, openWords(testContent), { id: null, email: 'secret@example.com', first_name: 'Ada', language: null }, { kind: 'sessionRequested', sessionId: coming, values: { other: 'Young Demo', day: 'x', when: 'x', plan: 'x', reason: 'x', note: 'x', paid: 'x' } });
  const kinds: MailKind[] = ['reportActed', 'reportDismissed', 'warned', 'accountSuspended', 'messageRead', 'messageWithheld', 'guardianAsked', 'guardianSession', 'sharingEnded', 'reviewHidden', 'urgentReport'];
  for (const kind of kinds) await queueMail(server.database, openWords(testContent), { id: null, email: 'secret@example.com', first_name: 'Ada', language: null }, { kind, values: { note: 'Rude', reason: 'Rude', until: 'then', talent: 'Young Demo', kind: 'danger', link: 'x', what: 'x', when: 'x', why: 'x', day: 'x', mentor: 'x', count: '1', product: 'x' } });
  await server.database.query(`update outbox set failed_at = now(), last_error = 'EENVELOPE 550 <secret@example.com> unknown'`);
  const { text, body: { cases } } = await server.call('listCases', { token, query: { kind: 'mail', limit: 50 } as never });
  expect(cases.length).toBe(kinds.length + 1);
  const read = await Promise.all(cases.map(async ({ id: caseId }) => (await server.call('readCase', { params: { kind: 'mail', caseId }, token })).text));
  for (const said of [text, ...read]) expect(said).not.toMatch(/secret@|Young Demo|report|warn|suspend|guardian/i);
  expect((await server.call('readCase', { params: { kind: 'mail', caseId: cases[0]?.id ?? '' }, token })).body.data).toMatchObject({ title: '', facts: [{ name: 'failure', text: 'EENVELOPE 550 <…> unknown' }], decisions: [{ name: 'again' }, { name: 'again-all' }, { name: 'done' }] });
});

test('a mail that cannot arrive is let be: it waits no more, is not sent, and stands in the audit', async () => {
  await using server = await startTestServer();
  await server.person();
  await server.database.query(`update outbox set failed_at = now(), created_at = now() - interval '1 minute'`);
  const { token } = await staffMember(server, ['messages']);
  const waiting = async () => (await server.call('listCases', { token, query: { kind: 'mail' } })).body.cases;
  const params = { kind: 'mail', caseId: (await waiting())[0]?.id ?? '' };
  const { revision, decisions } = (await server.call('readCase', { params, token })).body.data;
  expect(decisions.map(({ name }) => name)).toEqual(['again', 'done']);
  expect((await server.call('decideCase', { params, token, body: { decision: 'done', revision } })).body.data).toMatchObject({ decisions: [], trail: [{ action: 'done' }] });
  expect(await waiting()).toEqual([]);
});

test('a mail that goes out again is decided like every other case: the second of two is told who and when', async () => {
  await using server = await startTestServer();
  const { email } = await server.person();
  await server.database.query('update outbox set failed_at = now() where recipient = $1', [email]);
  const [first, second] = [await staffMember(server, ['messages']), await staffMember(server, ['messages'])];
  await server.call('updateProfile', { params: { userId: first.id }, token: first.token, body: { user: { firstName: 'Quick', lastName: 'Colleague' } } });
  const [waiting] = (await server.call('listCases', { token: first.token, query: { kind: 'mail' } })).body.cases;
  const params = { kind: 'mail', caseId: waiting?.id ?? '' };
  const { revision } = (await server.call('readCase', { params, token: first.token })).body.data;
  const again = ({ token }: { token: string }, seen = revision) => server.call('decideCase', { params, token, body: { decision: 'again', revision: seen } });
  expect((await again(first)).body.data).toMatchObject({ title: email, decisions: [], trail: [{ action: 'again', by: 'Quick Colleague' }] });
  const late = (await again(second)).body;
  expect(late.code).toBe('case-decided');
  expect(late.message).toMatch(/^Quick Colleague was quicker: sent again, \d{1,2} \w+ \d{4} at \d\d:\d\d, UTC\./);
  expect((await server.call('listDecisions', { token: first.token })).body.decisions).toMatchObject([{ kind: 'mail', title: email, action: 'again' }]);

  await server.database.query('update outbox set failed_at = now() where id = $1', [params.caseId]); // it comes back once more
  const anew = (await server.call('readCase', { params, token: second.token })).body.data;
  expect((await again(first, revision)).body.code).toBe('case-decided');
  expect((await again(second, anew.revision)).body.data.trail).toHaveLength(2);
  const other = await server.database.query<{ id: string }>('select id::text from outbox where id <> $1 and user_id = $2 limit 1', [params.caseId, second.id]);
  expect((await server.call('readCase', { params: { kind: 'mail', caseId: other[0]?.id ?? '' }, token: first.token })).body.code).toBe('case-not-found'); // one that never failed
});

test.each([['accept-changes', 'accepted', 'professionalTitle'], ['refuse-changes', 'refused', 'professionalTitle\nA title says what you do.']])('a change of a profile is written down as what it is: %s', async (decision, action, note) => {
  await using server = await startTestServer();
  const mentor = await verifiedMentor(server);
  await server.call('updateMentor', { params: mentor.params, token: mentor.token, body: { professionalTitle: 'Cure-all seller' } });
  const [first, second] = [await staffMember(server, ['mentors', 'people']), await staffMember(server, ['mentors'])];
  const params = { kind: 'mentor-change', caseId: mentor.id };
  const { revision } = (await server.call('readCase', { params, token: first.token })).body.data;
  const decide = ({ token }: { token: string }) => server.call('decideCase', { params, token, body: { decision, note: action === 'refused' ? 'A title says what you do.' : '', revision } });
  expect((await decide(first)).body.data.trail.at(-1)).toMatchObject({ action, note });
  expect((await decide(second)).body.message).toMatch(new RegExp(`was quicker: change ${action}, `));
  expect((await server.call('staffToday', { token: first.token })).body.data.decided).toEqual([{ kind: 'mentor-change', count: 1 }]);
  expect((await server.call('listDecisions', { token: first.token })).body.decisions).toMatchObject([{ kind: 'mentor-change', id: mentor.id, action, note }]);
  expect((await server.call('readPerson', { params: { personId: mentor.id }, token: first.token })).body.data.trail).toMatchObject([{ action, note }]);
});

test('the second of two is told who decided what, and when', async () => {
  await using server = await startTestServer();
  const params = await waitingMessage(server);
  const [first, second] = [await staffMember(server, ['messages']), await staffMember(server, ['messages'])];
  await server.call('updateProfile', { params: { userId: first.id }, token: first.token, body: { user: { firstName: 'Quick', lastName: 'Colleague' } } });
  const { revision } = (await server.call('readCase', { params, token: first.token })).body.data;
  const done = ({ token }: { token: string }) => server.call('decideCase', { params, token, body: { decision: 'done', revision } });
  expect((await done(first)).status).toBe(200);
  const late = (await done(second)).body;
  expect(late.code).toBe('case-decided');
  expect(late.message).toMatch(/^Quick Colleague was quicker: done, \d{1,2} \w+ \d{4} at \d\d:\d\d, UTC\./);
  const early = (await server.call('previewDecision', { params, token: second.token, body: { decision: 'done', revision } })).body;
  expect(early.message).toBe(late.message);
});

test('what was decided stands in one list for those who decide such things, with the note that was sent', async () => {
  await using server = await startTestServer();
  const [answered, other] = [await waitingMessage(server, 'When do you open?'), await waitingMessage(server, 'Are you closed on Sundays?')];
  const chief = await staffMember(server, ['messages', 'people']);
  const posts = await staffMember(server, ['posts']);
  const talent = await server.person();
  await verifyEmail(server, talent);
  const decide = async (params: { kind: string; caseId: string }, decision: string, note = '') => {
    const { revision } = (await server.call('readCase', { params, token: chief.token })).body.data;
    expect((await server.call('decideCase', { params, token: chief.token, body: { decision, note, revision } })).status).toBe(200);
  };
  expect((await server.call('readCase', { params: answered, token: chief.token })).body.data.title).toBe('When do you open?'); // as in the queue and the list
  await decide(answered, 'reply', 'At eight.');
  await decide(other, 'done');
  await server.call('decidePerson', { params: { personId: talent.id }, token: chief.token, body: { decision: 'end-sign-ins', reason: 'Stolen phone', revision: (await server.call('readPerson', { params: { personId: talent.id }, token: chief.token })).body.data.revision } });
  const listed = async ({ token }: { token: string }, query = {}) => (await server.call('listDecisions', { token, query })).body;
  expect((await listed(chief)).decisions).toMatchObject([
    { kind: 'person', id: talent.id, title: 'Ada Example', by: 'Ada Example', note: 'Stolen phone' },
    { kind: 'message', id: other.caseId, title: 'Are you closed on Sundays?', action: 'done', note: null },
    { kind: 'message', id: answered.caseId, title: 'When do you open?', action: 'replied', note: 'At eight.' },
  ]);
  expect(await listed(chief, { kind: 'message', limit: 1 })).toMatchObject({ total: 2, decisions: [{ id: other.caseId }] });
  expect(await listed(posts)).toMatchObject({ total: 0, decisions: [] });
  await server.database.query('delete from form_messages where id = $1', [answered.caseId]);
  expect((await listed(chief)).decisions[2]).toMatchObject({ title: null, note: 'At eight.' });
});

test('a page of decisions asks for its titles once a kind, however many there are', async () => {
  await using server = await startTestServer();
  const { database } = server;
  const query = vi.fn(database.query.bind(database));
  const statements = async (each: number) => {
    for (const kind of Object.keys(decidedKinds)) for (let n = 0; n < each; n += 1) await database.query(`select audit_append('operator', 'hidden', $1, gen_random_uuid()::text, null)`, [kind]);
    await database.query(`select audit_append('operator', 'signed-out', 'person', 'everybody', null)`);
    query.mockClear();
    const { decisions } = await listDecisions({ query: { page: 1, limit: 50 }, caller: { user: { id: '00000000-0000-4000-8000-000000000000' }, permissions } } as never, { database: { query } } as never); // all that it looks at
    expect(decisions.every(({ title }) => title === null)).toBe(true);
    return query.mock.calls.length;
  };
  const few = await statements(1);
  expect(few).toBeLessThan(Object.keys(decidedKinds).length + 4);
  expect(await statements(3)).toBe(few);
});

test('only what the staff decided counts as decided this week, not what partners and talents send', async () => {
  await using server = await startTestServer();
  const partner = await server.person('PARTNER');
  await verifyEmail(server, partner);
  const body = { kind: 'project' as const, title: 'Sort letters', organisation: 'Demo', category: 'technology', location: 'Remote', terms: '6 weeks', description: 'By size.', industries: ['technology'], skills: ['programming'], submit: true };
  await server.call('writePost', { params: { userId: partner.id }, token: partner.token, body });
  const { token } = await staffMember(server, ['posts']);
  expect((await server.call('staffToday', { token })).body.data).toMatchObject({ waiting: [{ kind: 'post', count: 1 }, {}], decided: [] });
});
