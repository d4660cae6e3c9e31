import { afterAll, expect, test } from 'vitest';
import { openAgain, openTestDatabase } from '../database/testing.ts';
import { booking, bookingTalent, startIn, verifiedMentor } from '../testing/mentors.ts';
import { startTestServer } from '../testing/server.ts';

// Two servers over one database, on PostgreSQL each with connections of its own, and many who want the same hour.
const few = process.env['TEST_DATABASE'] === 'postgres' ? 800 : 200; // the embedded engine does one thing after another, and takes five times as long
const attempts = process.env['LONG'] ? 8000 : few;
const database = await openTestDatabase();
const again = await openAgain(database);
const servers = [await startTestServer({ shared: database }), await startTestServer({ shared: { ...again, drop: again.close } })] as const;
afterAll(async () => {
  for (const server of servers) await server.close();
  if (again !== database) await again.close();
  await database.drop();
});

test(`of ${attempts} racing bookings by both servers, each quarter of an hour goes to one`, { timeout: 600_000 }, async () => {
  const mentor = await verifiedMentor(servers[0]);
  const talents = await Promise.all(Array.from({ length: 20 }, () => bookingTalent(servers[0])));
  const first = Date.parse(startIn(48));
  const starts = Array.from({ length: 8 }, (_, n) => new Date(first + n * 30 * 60_000).toISOString()); // each overlaps its neighbours
  const counts: Record<string, number> = {};
  const ids = new Set<string>();
  let next = 0;
  const runner = async () => {
    for (let n = next++; n < attempts; n = next++) {
      const [talent, start, server] = [talents[n % talents.length], starts[Math.floor(n / 3) % starts.length], servers[n % 2]];
      if (!talent || !start || !server) throw new Error('unreachable');
      const { status, body } = await server.call('bookSession', { token: talent.token, body: { ...booking(mentor.id, start), plan: n % 5 ? 'Standard Plan' : 'Lite Plan' } });
      const outcome = status === 200 ? 'booked' : `${status} ${body.code}`;
      counts[outcome] = (counts[outcome] ?? 0) + 1;
      if (status === 200) ids.add(body.data.id);
    }
  };
  await Promise.all(Array.from({ length: 40 }, runner));

  expect(['409 own-time-taken', '409 slot-taken', 'booked']).toEqual(expect.arrayContaining(Object.keys(counts)));
  const sessions = await database.query<{ id: string; starts_at: Date; ends_at: Date }>('select id, starts_at, ends_at from sessions order by starts_at');
  expect(new Set(sessions.map(({ id }) => id))).toEqual(ids);
  expect(sessions.length).toBeGreaterThanOrEqual(3); // each takes its own of the eight starts and at most the two beside it
  for (const [index, { starts_at }] of sessions.entries()) {
    const before = sessions[index - 1];
    if (before) expect(starts_at.getTime()).toBeGreaterThanOrEqual(before.ends_at.getTime());
  }
  const [slots] = await database.query<{ n: number; of: number }>(
    `select count(*) as n, (select sum(extract(epoch from ends_at - starts_at) / 900)::integer from sessions) as of from session_slots`,
  );
  expect(slots?.n).toBe(slots?.of);
  expect(await database.query(`select count(*) as n from outbox where kind = 'sessionRequested'`)).toEqual([{ n: sessions.length }]);
});

test('400 attempts of one talent at one time are one booking', async () => {
  const mentor = await verifiedMentor(servers[0]);
  const talent = await bookingTalent(servers[0]);
  const startsAt = startIn(100);
  const answers = await Promise.all(
    Array.from({ length: 400 }, (_, n) => (n % 2 ? servers[1] : servers[0]).call('bookSession', { token: talent.token, body: booking(mentor.id, startsAt) })),
  );
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.id}`)).size).toBe(1);
});

test('of one talent’s bookings that overlap, with as many mentors, each quarter of an hour goes to one', async () => {
  const mentors = await Promise.all(Array.from({ length: 6 }, () => verifiedMentor(servers[0])));
  const talent = await bookingTalent(servers[0]);
  const first = Date.parse(startIn(150));
  const answers = await Promise.all(
    mentors.map(({ id }, n) => (n % 2 ? servers[1] : servers[0]).call('bookSession', { token: talent.token, body: booking(id, new Date(first + (n % 2) * 30 * 60_000).toISOString()) })),
  );
  const booked = answers.filter(({ status }) => status === 200);
  expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code)).toEqual(Array(6 - booked.length).fill('own-time-taken'));
  const held = await database.query<{ starts_at: Date; ends_at: Date }>('select starts_at, ends_at from sessions where talent_id = $1 order by starts_at', [talent.id]);
  expect(held).toHaveLength(booked.length);
  for (const [index, { starts_at }] of held.entries()) expect(starts_at.getTime()).toBeGreaterThanOrEqual(held[index - 1]?.ends_at.getTime() ?? 0);


  const [one] = booked;
  const later = await servers[0].call('bookSession', { token: talent.token, body: booking(mentors[0]?.id ?? '', startIn(200)) });
  const moved = await servers[0].call('rescheduleSession', { token: talent.token, params: { sessionId: later.body.data.id }, body: { startsAt: one?.body.data.startsAt ?? '' } });
  expect([later.status, moved.body.code]).toEqual([200, 'own-time-taken']);
});
