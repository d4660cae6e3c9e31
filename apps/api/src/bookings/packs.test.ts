import { expect, test } from 'vitest';
import { sweep } from '../housekeeping.ts';
import { sweptBy, testContent } from '../testing/content.ts';
import { booking, bookingTalent, letPass, startIn, verifiedMentor } from '../testing/mentors.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

const rules = testContent.document('mentors/sessions');

/** A talent who has just paid for a Standard plan, and books more of it. */
async function withPlan(server: TestServer) {
  const [mentor, talent] = [await verifiedMentor(server), await bookingTalent(server)];
  const credits = async (query: { with?: string } = {}) => (await server.call('listCredits', { token: talent.token, query })).body.credits;
  const buy = async (hours: number, plan = 'Standard Plan: 28000.5') => (await server.call('bookSession', { token: talent.token, body: { ...booking(mentor.id, startIn(hours)), plan } })).body.data;
  const first = await buy(24);
  const [{ packId } = { packId: '' }] = await credits();
  const use = (hours: number, change: object = {}) => server.call('bookSession', { token: talent.token, body: { ...booking(mentor.id, startIn(hours)), plan: 'Standard Plan', packId, ...change } });
  return { mentor, talent, credits, buy, first, packId, use };
}

test('a plan of four sessions is paid for once: three more are booked on it, and no fifth', async () => {
  await using server = await startTestServer();
  const { mentor, credits, first, use } = await withPlan(server);
  expect(first.credit).toEqual({ place: 1, of: 4 });
  expect(await credits()).toMatchObject([{ plan: 'standard', left: 3, of: 4, mentor: { userId: mentor.id } }]);
  expect(await credits()).toMatchObject([{ price: 28000.5 }]);
  expect(await credits({ with: crypto.randomUUID() })).toEqual([]);
  for (const [index, hours] of [48, 72, 96].entries()) {
    const { status, body } = await use(hours);
    expect([status, body.data.credit, body.data.minutes]).toEqual([200, { place: index + 2, of: 4 }, rules.plans.standard.minutes]);
  }
  expect(await credits()).toEqual([]);
  const { status, body } = await use(120);
  expect([status, body.code]).toEqual([409, 'no-credit']);
  expect(body.fields).toEqual([{ path: 'packId', message: 'Nothing is left of this plan: choose another one' }]);
});

test('one who has paid for a single session has nothing left of it', async () => {
  await using server = await startTestServer();
  const { credits, buy } = await withPlan(server);
  expect((await buy(48, 'Lite Plan')).credit).toEqual({ place: 1, of: 1 });
  expect((await credits()).map(({ plan }) => plan)).toEqual(['standard']);
});

test('the price may have changed since: what is paid for stays paid for', async () => {
  await using server = await startTestServer();
  const { mentor, use } = await withPlan(server);
  await server.call('updateMentor', { params: mentor.params, token: mentor.token, body: { monthlyPrice: 99000 } });
  expect((await use(48)).status).toBe(200);
});

test('a plan pays for its own talent, mentor, kind and days only', async () => {
  await using server = await startTestServer();
  const { mentor, packId, use, credits } = await withPlan(server);
  const [other, stranger] = [await verifiedMentor(server), await bookingTalent(server)];
  const body = { ...booking(mentor.id, startIn(60)), plan: 'Standard Plan', packId };
  expect((await server.call('bookSession', { token: stranger.token, body })).body.code).toBe('no-credit');
  expect((await use(60, { mentorId: other.id })).body.code).toBe('no-credit');
  expect((await use(60, { plan: 'Lite Plan' })).body.code).toBe('no-credit');
  await server.database.query(`update session_packs set expires_at = now() - interval '1 second'`);
  expect((await use(60)).body.code).toBe('no-credit');
  expect(await credits()).toEqual([]);
});

test('of many who book the last session at once, one gets it', async () => {
  await using server = await startTestServer();
  const { use } = await withPlan(server);
  await use(48);
  await use(72);
  const codes = (await Promise.all([96, 100, 104, 108, 112].map((hours) => use(hours)))).map(({ status }) => status);
  expect(codes.toSorted()).toEqual([200, 409, 409, 409, 409]);
});

test('the same booking sent again uses one session', async () => {
  await using server = await startTestServer();
  const { use, credits } = await withPlan(server);
  const idempotencyKey = crypto.randomUUID();
  const answers = await Promise.all([use(48, { idempotencyKey }), use(48, { idempotencyKey }), use(48)]);
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
  expect(await credits()).toMatchObject([{ left: 2 }]);
});

const ends: Record<string, (server: TestServer, at: Awaited<ReturnType<typeof withPlan>>, id: string) => Promise<unknown>> = {
  'cancelled by the talent': (server, { talent }, sessionId) => server.call('cancelSession', { params: { sessionId }, token: talent.token, body: {} }),
  'cancelled by the mentor': (server, { mentor }, sessionId) => server.call('cancelSession', { params: { sessionId }, token: mentor.token, body: {} }),
  declined: (server, { mentor }, sessionId) => server.call('answerSession', { params: { sessionId }, token: mentor.token, body: { accept: false, reason: 'Ill' } }),
  'not answered': async (server, _, sessionId) => {
    await letPass(server, sessionId);
    await sweep(sweptBy(server), rules);
  },
};
test.each(Object.entries(ends))('a session that is %s gives its place back; on the last day only the talent’s own doing leaves it there', async (name, end) => {
  await using server = await startTestServer();
  const at = await withPlan(server);
  const { body } = await at.use(48);
  await server.database.query(`update session_packs set expires_at = now() + interval '1 hour'`);
  await end(server, at, body.data.id);
  const [left] = await at.credits();
  expect(left).toMatchObject({ left: 3, of: 4 });
  const days = (Date.parse(left?.expiresAt ?? '') - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(name === 'cancelled by the talent' ? 0 : rules.graceDays);
  expect((await at.use(50)).body.data.credit).toEqual({ place: 2, of: 4 });
});

test('a session that was moved keeps its place; one that took place has used it', async () => {
  await using server = await startTestServer();
  const { mentor, talent, first, credits } = await withPlan(server);
  await server.call('rescheduleSession', { params: { sessionId: first.id }, token: talent.token, body: { startsAt: startIn(50) } });
  expect(await credits()).toMatchObject([{ left: 3 }]);
  await server.call('answerSession', { params: { sessionId: first.id }, token: mentor.token, body: { accept: true } });
  await letPass(server, first.id);
  await sweep(sweptBy(server), rules);
  expect(await credits()).toMatchObject([{ left: 3 }]);
});
