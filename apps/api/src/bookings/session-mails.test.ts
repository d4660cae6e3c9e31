import { calendarFile } from '@bridge/model';
import { expect, test } from 'vitest';
import { sendDue } from '../mail/sender.ts';
import { smtpTransport } from '../mail/transport.ts';
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
