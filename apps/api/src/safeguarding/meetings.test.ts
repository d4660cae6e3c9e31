import { isPerhapsYoung } from '@bridge/model';
import { afterAll, expect, test } from 'vitest';
import { sweep } from '../housekeeping.ts';
import { sweptBy, testContent } from '../testing/content.ts';
import { booking, bookingTalent, startIn, verifiedMentor } from '../testing/mentors.ts';
import { startTestServer } from '../testing/server.ts';
import { agreed, checked, makeYoung } from '../testing/young.ts';
import { isYoung } from './young.ts';

const server = await startTestServer();
afterAll(() => server.close());
const rules = testContent.document('mentors/sessions');

test.each(['2026-11-24T12:00:00Z', '2026-12-31T23:59:59Z', '2027-01-01T00:00:00Z', '2028-02-29T12:00:00Z', '2028-03-01T00:00:00Z'])('the database and the program turn 18 at the same moment: at %s', async (clock) => {
  const now = new Date(clock);
  const months = Array.from({ length: 5 }, (_, place) => new Date(Date.UTC(now.getUTCFullYear() - 18, now.getUTCMonth() - 2 + place, 1)).toISOString().slice(0, 7));
  const rows = await server.database.query<{ month: string; young: boolean }>(
    `select to_char(birth_month, 'YYYY-MM') as month, ${isYoung.replace('now()', `'${clock}'::timestamptz`)} as young from (select to_date(unnest($1::text[]), 'YYYY-MM') as birth_month) as users order by 1`,
    [months],
  );
  expect(rows).toEqual(months.map((month) => ({ month, young: isPerhapsYoung(month, now) })));
  expect(rows.map(({ young }) => young)).toEqual([false, false, true, true, true]);
});

test('once the month of the eighteenth birthday is over nobody is asked any more, and nothing is held', async () => {
  const talent = await bookingTalent(server);
  const mentor = await verifiedMentor(server);
  await makeYoung(server, talent.id);
  const book = (hours: number) => server.call('bookSession', { token: talent.token, body: booking(mentor.id, startIn(hours)) });
  expect((await book(72)).body.code).toBe('guardian-needed');
  const turns = (months: number) => server.database.query(`update users set birth_month = date_trunc('month', now() at time zone 'utc') - interval '18 years' - make_interval(months => $2) where id = $1`, [talent.id, months]);
  await turns(0);
  expect((await book(72)).body.code).toBe('guardian-needed');
  await turns(1);
  const { id: sessionId } = (await book(72)).body.data;
  expect((await server.call('readStanding', { params: { userId: talent.id }, token: talent.token })).body.data.standing).toBe('adult');
  const { body } = await server.call('writeMessage', { params: { sessionId }, token: talent.token, body: { text: 'Call 0803 555 0199', idempotencyKey: crypto.randomUUID() } });
  expect(body.data.held).toBeUndefined();
});

test('an agreement that lapses ends what is to come, says so to everybody it concerns, and is renewed by the same link', async () => {
  const talent = await bookingTalent(server);
  const mentor = await verifiedMentor(server);
  await makeYoung(server, talent.id);
  await agreed(server, talent.id);
  await checked(server, mentor.id);
  const book = (hours: number) => server.call('bookSession', { token: talent.token, body: booking(mentor.id, startIn(hours)) });
  const { id } = (await book(96)).body.data;
  const standing = async () => (await server.call('readStanding', { params: { userId: talent.id }, token: talent.token })).body.data.guardian?.state;
  const kinds = async (to: string) => (await server.database.query<{ kind: string }>(`select distinct kind from outbox where recipient = $1 and kind in ('guardianReminder', 'sessionCancelled', 'guardianSessionCancelled') order by 1`, [to])).map(({ kind }) => kind);
  const passes = async (left: string) => {
    await server.database.query(`update guardian_consents set ends_at = now() + $2::interval where user_id = $1`, [talent.id, left]);
    await sweep(sweptBy(server), rules);
  };
  await passes('29 days');
  expect([await standing(), await kinds('guardian@example.com')]).toEqual(['agreed', ['guardianReminder']]);
  await server.database.query(`update sessions set state = 'accepted', join_link = 'https://meet.example.org/ada' where id = $1`, [id]);
  const shown = async () => [talent, mentor].map(async ({ token }) => (await server.call('listSessions', { token })).body.sessions.map(({ joinLink }) => joinLink));
  expect(await Promise.all(await shown())).toEqual([['https://meet.example.org/ada'], ['https://meet.example.org/ada']]);
  await server.database.query(`update guardian_consents set ends_at = now() - interval '1 second' where user_id = $1`, [talent.id]);
  expect(await Promise.all(await shown())).toEqual([[null], [null]]); // also before the next look
  await passes('-1 second');
  expect([await standing(), (await book(120)).body.code]).toEqual(['lapsed', 'guardian-needed']);
  expect(await server.database.query('select state from sessions where id = $1', [id])).toEqual([{ state: 'cancelled' }]);
  expect([await kinds(talent.email), await kinds(mentor.email)]).toEqual([['sessionCancelled'], ['sessionCancelled']]);
  const [mail] = await server.database.query<{ body: string }>(`select body from outbox where kind = 'guardianReminder' and recipient = 'guardian@example.com'`);
  const key = /guardian\?key=(\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
  const renewed = await server.call('answerConsent', { params: { key }, body: { agree: true, text: testContent.document('safeguarding').consent.version } });
  expect([renewed.body.data.state, await standing(), (await book(120)).status]).toEqual(['agreed', 'agreed', 200]);
});
