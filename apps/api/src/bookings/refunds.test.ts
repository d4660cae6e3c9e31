import { expect, test } from 'vitest';
import { sweep } from '../housekeeping.ts';
import { sweptBy, testContent } from '../testing/content.ts';
import { mailsTo } from '../testing/mails.ts';
import { booking, bookingTalent, letPass, startIn, verifiedMentor } from '../testing/mentors.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { staffMember } from '../testing/staff.ts';
import { markRefunded, sumOfDue } from './refunds.ts';

const rules = testContent.document('mentors/sessions');
const clear = (server: TestServer) => sweep(sweptBy(server), rules);

/** A talent who has just paid for a plan with their request. */
async function withRequest(server: TestServer, plan = 'Lite Plan') {
  const [mentor, talent] = [await verifiedMentor(server), await bookingTalent(server)];
  const book = async (hours: number, change: object = {}) => server.call('bookSession', { token: talent.token, body: { ...booking(mentor.id, startIn(hours)), plan, ...change } });
  const { id } = (await book(24)).body.data;
  const paid = async () => (await server.call('listCredits', { token: talent.token, query: {} })).body;
  const mails = async () => (await mailsTo(server.database, talent.email)).filter(({ kind }) => kind !== 'verifyEmail');
  const end = (name: 'answerSession' | 'cancelSession', token: string, sessionId = id) =>
    server.call(name, { params: { sessionId }, token, body: name === 'answerSession' ? { accept: false, reason: 'Ill' } : {} });
  return { mentor, talent, id, book, paid, mails, end };
}
type At = Awaited<ReturnType<typeof withRequest>>;

const ends: Record<string, { cause: string; mail: string; end: (server: TestServer, at: At) => Promise<unknown> }> = {
  declined: { cause: 'declined', mail: 'sessionDeclined', end: (_, { end, mentor }) => end('answerSession', mentor.token) },
  'cancelled by the mentor': { cause: 'cancelled', mail: 'sessionCancelled', end: (_, { end, mentor }) => end('cancelSession', mentor.token) },
  'not answered': {
    cause: 'lapsed',
    mail: 'sessionLapsed',
    end: async (server, { id }) => {
      await letPass(server, id);
      await clear(server);
    },
  },
};
test.each(Object.entries(ends))('a request that paid for its plan and is %s is refunded in full, once, and the talent is told', async (_, { cause, mail, end }) => {
  await using server = await startTestServer();
  const at = await withRequest(server);
  await end(server, at);
  await end(server, at);
  await clear(server);
  expect(await at.paid()).toMatchObject({ credits: [], refunds: [{ amount: 8000, currency: 'NGN', cause, refundedAt: null, mentor: { userId: at.mentor.id } }] });
  const told = (await at.mails()).filter(({ kind }) => kind === mail);
  expect(told).toHaveLength(1);
  expect(told[0]?.body).toContain('What you paid is refunded: ₦8,000.');
  const { sessions } = (await server.call('listSessions', { token: at.talent.token, query: {} })).body;
  expect(sessions[0]?.refund).toEqual({ amount: 8000, currency: 'NGN', refundedAt: null });
  expect((await server.call('listSessions', { token: at.mentor.token, query: {} })).body.sessions[0]?.refund).toBeNull();
  const [pack] = await server.database.query<{ id: string }>('select id from session_packs');
  expect((await at.book(50, { packId: pack?.id })).body.code).toBe('no-credit');
  expect((await at.book(50)).status).toBe(200); // and paid anew
});

test('what the talent takes back keeps its place in the plan; a plan that costs nothing is never refunded', async () => {
  await using server = await startTestServer();
  const own = await withRequest(server);
  await own.end('cancelSession', own.talent.token);
  expect(await own.paid()).toMatchObject({ credits: [{ left: 1 }], refunds: [] });
  expect((await own.mails()).at(-1)?.body).toContain('you can book it again by');
  await server.database.query('update session_packs set price = null');
  const { body } = await own.book(30, { packId: (await own.paid()).credits[0]?.packId });
  await own.end('answerSession', own.mentor.token, body.data.id);
  expect(await own.paid()).toMatchObject({ credits: [{ left: 1 }], refunds: [] });
});

test('of a session that ends with a suspension of its mentor no mail says that it can be booked again', async () => {
  await using server = await startTestServer();
  const at = await withRequest(server);
  await server.database.query('update session_packs set price = null');
  const chief = await staffMember(server);
  const params = { personId: at.mentor.id };
  const { revision } = (await server.call('readPerson', { params, token: chief.token })).body.data;
  expect((await server.call('decidePerson', { params, token: chief.token, body: { decision: 'suspend', days: 3, reason: 'A report', revision } })).status).toBe(200);
  const [mail] = (await at.mails()).filter(({ kind }) => kind === 'sessionCancelled');
  expect([mail?.body.includes('It does not count as one of your sessions.'), mail?.body.includes('again')]).toEqual([true, false]);
});

test('of a plan that is in use, a declined session comes back as a session, and the last of them declined as money', async () => {
  await using server = await startTestServer();
  const at = await withRequest(server, 'Standard Plan');
  const [credit] = (await at.paid()).credits;
  const second = await at.book(48, { packId: credit?.packId });
  expect(second.status, second.text).toBe(200);
  await at.end('answerSession', at.mentor.token, second.body.data.id);
  expect(await at.paid()).toMatchObject({ credits: [{ left: 3, of: 4 }], refunds: [] });
  await at.end('answerSession', at.mentor.token);
  expect(await at.paid()).toMatchObject({ credits: [], refunds: [{ amount: 28000.5 }] });
});

test('a plan is refunded or booked of, never both, however the two meet', async () => {
  await using server = await startTestServer();
  const at = await withRequest(server, 'Standard Plan');
  const [credit] = (await at.paid()).credits;
  const [, booked] = await Promise.all([at.end('answerSession', at.mentor.token), at.book(48, { packId: credit?.packId }), at.end('answerSession', at.mentor.token), clear(server), clear(server)]);
  const { credits, refunds } = await at.paid();
  expect([credits.length, refunds?.length]).toEqual(booked.status === 200 ? [1, 0] : [0, 1]);
});

test('a request nobody answered can be asked for anew at once: the money is used, not refunded', async () => {
  await using server = await startTestServer();
  const at = await withRequest(server);
  await letPass(server, at.id);
  const [credit] = (await at.paid()).credits;
  expect((await at.book(48, { packId: credit?.packId })).status).toBe(200);
  await clear(server);
  expect(await at.paid()).toMatchObject({ credits: [], refunds: [] });
  expect((await at.mails()).filter(({ kind }) => kind === 'sessionLapsed')).toHaveLength(1);
});

test('a mentor who goes, or is declined after all, leaves no paid session behind', async () => {
  await using server = await startTestServer();
  const gone = await withRequest(server, 'Standard Plan');
  await server.call('answerSession', { params: { sessionId: gone.id }, token: gone.mentor.token, body: { accept: true } });
  await letPass(server, gone.id);
  await clear(server); // one of four was held
  const { status } = await server.call('deleteAccount', { params: { userId: gone.mentor.id }, token: gone.mentor.token, body: { password: gone.mentor.password } });
  expect(status).toBe(200);
  expect((await gone.paid()).refunds).toMatchObject([{ amount: 21000.38, cause: 'mentor-left', mentor: null }]);
  expect((await gone.mails()).at(-1)).toMatchObject({ kind: 'planRefunded', body: expect.stringContaining('₦21,000.38') });

  const declined = await withRequest(server, 'Standard Plan');
  await server.database.query(`update mentors set state = 'declined' where user_id = $1`, [declined.mentor.id]);
  await clear(server);
  expect((await declined.paid()).refunds).toEqual([]); // the request still stands
  await letPass(server, declined.id);
  await clear(server);
  await clear(server);
  expect((await declined.paid()).refunds).toMatchObject([{ amount: 28000.5 }]);
  expect(await sumOfDue(server.database)).toEqual([{ currency: 'NGN', amount: 49000.88, count: 2 }]);
});

test('who is paid back sees it, and it is noted once', async () => {
  await using server = await startTestServer();
  const at = await withRequest(server);
  await at.end('answerSession', at.mentor.token);
  const [refund] = (await at.paid()).refunds ?? [];
  const marked = await Promise.all(['one', 'two', 'three'].map((by) => markRefunded(server.database, refund?.id ?? '', by)));
  expect(marked.filter(Boolean)).toHaveLength(1);
  expect((await at.paid()).refunds).toMatchObject([{ refundedAt: expect.any(String) }]);
  await server.call('deleteAccount', { params: { userId: at.talent.id }, token: at.talent.token, body: { password: at.talent.password } });
  expect(await server.database.query('select talent_id, amount from refunds')).toEqual([{ talent_id: null, amount: 8000 }]);
});

test('a talent is told once that the last day of what is left of a plan is near', async () => {
  await using server = await startTestServer();
  const at = await withRequest(server, 'Standard Plan');
  const last = (days: number) => server.database.query(`update session_packs set expires_at = now() + make_interval(days => $1)`, [days]);
  const told = async () => (await at.mails()).filter(({ kind }) => kind === 'planEnding');
  await last(rules.expiryNoticeDays + 1);
  await clear(server);
  expect([await told(), (await at.paid()).credits[0]?.endsSoon]).toEqual([[], false]);
  await last(rules.expiryNoticeDays - 1);
  await Promise.all([clear(server), clear(server)]);
  await last(rules.expiryNoticeDays - 2);
  await clear(server);
  expect(await told()).toMatchObject([{ body: expect.stringMatching(/left of your Standard Plan with Ada Example: 3\./) }]);
  expect((await at.paid()).credits[0]?.endsSoon).toBe(true);

  const used = await withRequest(server); // nothing is left of it
  await last(1);
  await clear(server);
  expect((await used.mails()).filter(({ kind }) => kind === 'planEnding')).toEqual([]);
});
