import { calendarFile } from '@bridge/model';
import { expect, test } from 'vitest';
import { sendDue } from '../mail/sender.ts';
import { smtpTransport } from '../mail/transport.ts';
import { sweep } from '../housekeeping.ts';
import { sweptBy, testContent } from '../testing/content.ts';
import { booking, bookingTalent, letPass, startIn, verifiedMentor } from '../testing/mentors.ts';
import { startTestServer } from '../testing/server.ts';
import { startMailServer } from '../testing/smtp.ts';

test('the mails of a session arrive with a calendar file, reminders on their day and once', async () => {
  await using smtp = await startMailServer();
  await using server = await startTestServer();
  const mentor = await verifiedMentor(server);
  const talent = await bookingTalent(server);
  await server.database.query('delete from outbox');
  const transport = smtpTransport({ url: smtp.url, from: 'Bridge AI <no-reply@bridge.example>', tls: { rejectUnauthorized: false } });
  const send = () => sendDue(server.database, transport, (error) => { throw error; });
  const { data } = (await server.call('bookSession', { token: talent.token, body: booking(mentor.id, startIn(72)) })).body;
  expect(await send()).toBe(2);
  const mail = smtp.arrived.find(({ to }) => to.includes(talent.email))?.mail;
  expect(mail?.subject).toContain('Your session with Ada Example');
  const file = mail?.attachments.find(({ mimeType }) => /calendar|ics/.test(mimeType));
  const text = typeof file?.content === 'string' ? file.content : new TextDecoder().decode(file?.content);
  expect(text).toContain(`UID:${data.id}@bridge-ai`);
  expect(text).toContain('METHOD:PUBLISH');

  await server.call('answerSession', { params: { sessionId: data.id }, token: mentor.token, body: { accept: true } });
  expect([await send(), await send()]).toEqual([2, 0]); // the reminders wait
  await server.database.query(`update outbox set run_at = now() where kind = 'sessionReminder'`);
  expect([await send(), await send()]).toEqual([2, 0]);
  transport.close();
});

test('every mail of a session and its calendar file say when it is by the clock of the reader, then by that of the other, both named', async () => {
  await using server = await startTestServer();
  const mentor = await verifiedMentor(server);
  const talent = await bookingTalent(server);
  const live = (who: typeof talent | typeof mentor, timeZone: string) => server.call('updateProfile', { params: { userId: who.id }, token: who.token, body: { user: { timeZone } } });
  await live(talent, 'Asia/Kathmandu');
  await live(mentor, 'Africa/Lagos');
  const book = async (hours: number) => ({ sessionId: (await server.call('bookSession', { token: talent.token, body: booking(mentor.id, startIn(hours)) })).body.data.id });
  const [kept, declined, withdrawn, late] = [await book(72), await book(96), await book(120), await book(144)];
  const asMentor = { token: mentor.token };
  await server.call('answerSession', { params: declined, ...asMentor, body: { accept: false, reason: 'Ill' } });
  await server.call('answerSession', { params: kept, ...asMentor, body: { accept: true } });
  for (const accept of [false, true]) {
    const startsAt = startIn(accept ? 170 : 200);
    await server.call('proposeTime', { params: kept, ...asMentor, body: { startsAt } });
    await server.call('answerProposal', { params: kept, token: talent.token, body: { accept, startsAt } });
  }
  await server.call('proposeTime', { params: withdrawn, ...asMentor, body: { startsAt: startIn(220) } });
  await server.call('withdrawProposal', { params: withdrawn, ...asMentor });
  await server.call('rescheduleSession', { params: withdrawn, token: talent.token, body: { startsAt: startIn(240) } });
  await server.call('cancelSession', { params: withdrawn, token: talent.token, body: {} });
  for (const { token } of [talent, mentor]) await server.call('writeMessage', { params: kept, token, body: { text: 'Hello', idempotencyKey: crypto.randomUUID() } });
  await server.database.query(`update sessions set starts_at = now() - interval '1 hour', ends_at = now() where id = $1`, [late.sessionId]);
  await sweep(sweptBy(server), testContent.document('mentors/sessions'));
  const mails = await server.database.query<{ kind: string; recipient: string; body: string; calendar: string | null }>(`select kind, recipient, body, calendar from outbox where session_id is not null`);
  expect(new Set(mails.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(12);
  for (const { kind, recipient, body, calendar } of mails) {
    const zones = ['Kathmandu (UTC+5:45)', 'Lagos (UTC+1)'];
    const [own = '', theirs = ''] = recipient === talent.email ? zones : zones.toReversed();
    for (const text of [body, ...(calendar ? [calendar.replaceAll('\r\n ', '')] : [])]) {
      expect([kind, text]).toEqual([kind, expect.stringContaining(own)]);
      expect([kind, text.indexOf(theirs) > text.indexOf(own)]).toEqual([kind, true]);
    }
  }
});

test('what is stored of sessions and mentors is in the export of both', async () => {
  await using server = await startTestServer();
  const mentor = await verifiedMentor(server);
  const talent = await bookingTalent(server);
  const { data } = (await server.call('bookSession', { token: talent.token, body: booking(mentor.id, startIn(72)) })).body;
  await server.call('answerSession', { params: { sessionId: data.id }, token: mentor.token, body: { accept: true } });
  await letPass(server, data.id);
  await server.call('writeReview', { params: { sessionId: data.id }, token: talent.token, body: { rating: 4, type: 'positive', text: 'Good' } });
  const exported = async ({ id, token }: { id: string; token: string }) => (await server.call('exportData', { params: { userId: id }, token })).body.data;
  expect(await exported(talent)).toMatchObject({ mentorProfile: null, sessions: [{ id: data.id, reason: 'First steps', review: { text: 'Good', mine: true } }], reviewReports: [] });
  expect(await exported(mentor)).toMatchObject({ mentorProfile: { state: 'verified', profile: { professionalTitle: 'Data lead' } }, sessions: [{ id: data.id, review: { mine: false } }] });
});

test('a calendar file folds long lines by bytes and takes every sign in a title as itself', () => {
  const title = `Session with ${'日本 🌉; a, b\\c '.repeat(10)}\nBEGIN:VALARM`;
  const text = calendarFile({ uid: 'x', revision: 3, startsAt: '2026-11-23T09:00:00Z', endsAt: '2026-11-23T10:00:00Z', title, status: 'CANCELLED' }, new Date());
  const lines = text.split('\r\n');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines).not.toContain('BEGIN:VALARM');
  const summary = text.replaceAll('\r\n ', '').split('\r\n').find((line) => line.startsWith('SUMMARY:')) ?? '';
  expect(summary.slice(8).replaceAll(/\\([\\;,n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))).toBe(title);
  expect(text).toContain('DTSTART:20261123T090000Z\r\nDTEND:20261123T100000Z\r\n');
  expect(text).toContain('STATUS:CANCELLED');
});

test('a reminder that waits says what is so by then: the zone and the link that came after it was queued', async () => {
  await using server = await startTestServer();
  const mentor = await verifiedMentor(server);
  const talent = await bookingTalent(server);
  const { data } = (await server.call('bookSession', { token: talent.token, body: booking(mentor.id, startIn(72)) })).body;
  const session = { params: { sessionId: data.id }, token: mentor.token };
  await server.call('answerSession', { ...session, body: { accept: true } });
  const [due] = await server.database.query<{ run_at: Date }>(`select distinct run_at from outbox where kind = 'sessionReminder'`);
  expect((await server.call('updateProfile', { params: { userId: talent.id }, token: talent.token, body: { user: { timeZone: 'Asia/Kathmandu' } } })).status).toBe(200);
  await server.call('setJoinLink', { ...session, body: { joinLink: 'https://meet.example.com/later' } });
  const reminders = await server.database.query<{ recipient: string; body: string; calendar: string; run_at: Date }>(`select recipient, body, calendar, run_at from outbox where kind = 'sessionReminder'`);
  const ofTalent = reminders.find(({ recipient }) => recipient === talent.email);
  expect(reminders.map(({ run_at }) => run_at)).toEqual([due?.run_at, due?.run_at]);
  expect(ofTalent?.body).toMatch(/, Kathmandu \(UTC.5:45\)\nFor /);
  expect(reminders.every(({ calendar }) => calendar.replaceAll(/\r\n /g, '').includes('https://meet.example.com/later'))).toBe(true);
});
