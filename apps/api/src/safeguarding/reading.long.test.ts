import { randomUUID } from 'node:crypto';
import { limits, messagesReadTogether } from '@bridge/model';
import { expect, test } from 'vitest';
import { testContent } from '../testing/content.ts';
import { booking, bookingTalent, startIn, verifiedMentor } from '../testing/mentors.ts';
import { startTestServer } from '../testing/server.ts';
import { longestTurn } from '../testing/turns.ts';
import { agreed, checked, makeYoung } from '../testing/young.ts';
import { prepareReading } from './prepared.ts';

// As in loop.long.test.ts: while one turn of the loop lasts, nobody else is answered.
const longest = 50;

/** Content of its own whose words were read as at the start of a server, and by no request yet. */
async function freshContent(): Promise<typeof testContent> {
  const words = structuredClone(testContent.document('contact-details'));
  const content = { ...testContent, document: ((id: string, locale?: string) => (id === 'contact-details' ? words : testContent.document(id as 'contact-details', locale))) as unknown as typeof testContent.document }; // each id has its own type of document
  await prepareReading(content);
  return content;
}

test.each([['Ada', 'Obi'], ['سعاد', 'المنصوري']])('others are answered while the first text that is sent to a server is read: the name of %s %s, who signs up', async (firstName, lastName) => {
  await using server = await startTestServer({ content: await freshContent() });
  const body = { firstName, lastName, email: `${randomUUID()}@example.com`, password: 'password', role: 'TALENT' as const, birthMonth: '1990-01' };
  await server.call('signUp', { body }); // a password that is refused before a name is read
  let status = 0;
  const took = await longestTurn(async () => void ({ status } = await server.call('signUp', { body: { ...body, password: 'correct horse battery' } })));
  expect({ status, isShort: took <= longest ? true : `${Math.round(took)} ms` }).toEqual({ status: 200, isShort: true });
});

/** The first words of all phrases that something else has to follow, one after the other: what is compared with most of them. */
function firstWords(): string {
  const { together, advances, addresses, ways, secrets } = testContent.document('contact-details');
  const phrases = [...[...together, ...advances.together, ...addresses.asked].flatMap(({ first }) => first), ...ways, ...secrets, ...advances.anywhere];
  return [...new Set(phrases.map((phrase) => phrase.split(' ')[0]))].join(' ');
}

test('others are answered while a message to somebody young is read that is full of what phrases begin with, after as many others as are read together', { timeout: 300_000 }, async () => {
  await using server = await startTestServer({ content: await freshContent() });
  const [talent, mentor] = [await bookingTalent(server), await verifiedMentor(server)];
  await makeYoung(server, talent.id);
  await agreed(server, talent.id);
  await checked(server, mentor.id);
  const { id: sessionId } = (await server.call('bookSession', { token: talent.token, body: booking(mentor.id, startIn(72)) })).body.data;
  const all = firstWords();
  const cut = (from: number, length: number) => (all + all).slice(from % all.length).slice(0, length).trim();
  const write = (text: string) => server.call('writeMessage', { params: { sessionId }, token: mentor.token, body: { text, idempotencyKey: randomUUID() } });
  await write('Hello'); // what is compiled for any message
  for (let place = 1; place < messagesReadTogether; place += 1) {
    await server.database.query(`insert into thread_messages (id, about, session_id, author_id, position, text, idempotency_key) values ($1, 'session', $2, $3, $4, $5, $1)`, [randomUUID(), sessionId, mentor.id, 1000 + place, cut(place * 997, 120)]);
  }
  const took: number[] = [];
  for (let time = 0; time < 5; time += 1) took.push(await longestTurn(() => write(cut(time * 2111, limits.threadMessageLength))));
  expect(took.toSorted((one, other) => one - other)[2]).toBeLessThanOrEqual(longest); // not the worst: that may hold a collection of rubbish
});
