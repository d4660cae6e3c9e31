import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { booking, bookingTalent, startIn, verifiedMentor } from '../testing/mentors.ts';
import { startTestServer } from '../testing/server.ts';
import { agreed, checked, makeYoung } from '../testing/young.ts';

/** A talent of 17 and a checked mentor with a session, and somebody of the staff for safety. */
async function pair(isYoung = true) {
  const server = await startTestServer();
  const talent = await bookingTalent(server);
  const mentor = await verifiedMentor(server);
  if (isYoung) {
    await makeYoung(server, talent.id);
    await agreed(server, talent.id);
    await checked(server, mentor.id);
  }
  const { id: sessionId } = (await server.call('bookSession', { token: talent.token, body: booking(mentor.id, startIn(72)) })).body.data;
  const staff = await server.person();
  await server.database.query(`insert into staff_grants (user_id, permission, granted_by) values ($1, 'safety', 'a test')`, [staff.id]);
  await server.database.query('update sign_in_sessions set with_second_factor = true where user_id = $1', [staff.id]);
  const write = (token: string, text: string, idempotencyKey: string = randomUUID()) => server.call('writeMessage', { params: { sessionId }, token, body: { text, idempotencyKey } });
  const read = async (token: string) => (await server.call('listMessages', { params: { sessionId }, token })).body.messages.map(({ text, held, note }) => [text, held, note].filter(Boolean).join(' | '));
  const cases = async () => (await server.call('listCases', { token: staff.token, query: { kind: 'held' } as never })).body.cases;
  const decide = async (caseId: string, decision: string, note = '') => {
    const { revision } = (await server.call('readCase', { params: { kind: 'held', caseId }, token: staff.token })).body.data;
    return server.call('decideCase', { params: { kind: 'held', caseId }, token: staff.token, body: { decision, note, revision } });
  };
  return { server, talent, mentor, staff, write, read, cases, decide };
}

test('a message of a young person with a number is held: its writer sees that, the other side nothing, until it is passed on', async () => {
  const { server, talent, mentor, staff, write, read, cases, decide } = await pair();
  await using _ = server;
  const key = randomUUID();
  const first = await write(talent.token, 'My number: ٠٨٠٣ ٥٥٥ ٠١٩٩', key);
  expect([first.body.data.held, first.body.message.startsWith('Your message is held')]).toEqual(['waiting', true]);
  expect((await write(talent.token, 'My number: ٠٨٠٣ ٥٥٥ ٠١٩٩', key)).body.data.id).toBe(first.body.data.id);
  expect([await read(talent.token), await read(mentor.token)]).toEqual([['My number: ٠٨٠٣ ٥٥٥ ٠١٩٩ | waiting'], []]);
  const [waiting] = await cases();
  const shown = (await server.call('readCase', { params: { kind: 'held', caseId: waiting?.id ?? '' }, token: staff.token })).body.data;
  expect(shown.facts).toContainEqual({ name: 'heldMessage', text: 'My number: ٠٨٠٣ ٥٥٥ ٠١٩٩' });
  expect((await decide(waiting?.id ?? '', 'release')).status).toBe(200);
  expect([await read(talent.token), await read(mentor.token), await cases()]).toEqual([['My number: ٠٨٠٣ ٥٥٥ ٠١٩٩'], ['My number: ٠٨٠٣ ٥٥٥ ٠١٩٩'], []]);
  expect((await write(talent.token, 'My number: ٠٨٠٣ ٥٥٥ ٠١٩٩', key)).body.data.held).toBeUndefined();
  expect(await read(mentor.token)).toHaveLength(1);
});

test('what the mentor writes to a young person is held as well; what is not passed on is told to its writer with the reason', async () => {
  const { server, talent, mentor, write, read, cases, decide } = await pair();
  await using _ = server;
  await write(mentor.token, 'Let us go on at WhatsApp');
  await write(mentor.token, 'See you on 2026-11-20 at 14:30.');
  expect(await read(talent.token)).toEqual(['See you on 2026-11-20 at 14:30.']);
  const [waiting] = await cases();
  expect((await decide(waiting?.id ?? '', 'withhold')).body.fields?.[0]?.path).toBe('note');
  expect((await decide(waiting?.id ?? '', 'withhold', 'Stay here, please.')).status).toBe(200);
  expect([await read(talent.token), (await read(mentor.token))[0]]).toEqual([['See you on 2026-11-20 at 14:30.'], 'Let us go on at WhatsApp | withheld | Stay here, please.']);
  expect(await server.database.query(`select action, kind from audit where kind = 'held'`)).toEqual([{ action: 'withheld', kind: 'held' }]);
  expect(await server.database.query(`select recipient from outbox where kind = 'messageWithheld'`)).toEqual([{ recipient: mentor.email }]);
});

test('between adults nothing is held', async () => {
  const { server, talent, mentor, write, read } = await pair(false);
  await using _ = server;
  await write(talent.token, 'My number: 0803 555 0199');
  expect(await read(mentor.token)).toEqual(['My number: 0803 555 0199']);
});
