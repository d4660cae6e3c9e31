import { expect, test } from 'vitest';
import { failures } from '@bridge/model';
import { mailsTo } from '../testing/mails.ts';
import { contentInFrench } from '../testing/in-french.ts';
import { startTestServer } from '../testing/server.ts';
import { acceptedLocale } from './locale.ts';
import { openWords } from './words.ts';

test.each([
  ['fr', 'fr'],
  ['fr-CA', 'fr'],
  ['FR;q=0.8', 'fr'],
  ['de, fr;q=0.9, en;q=0.8', 'fr'],
  ['fr;q=0.2, en;q=0.9', 'en'],
  ['fr;q=0', 'en'],
  ['*', 'en'],
  ['xx', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  [',;q=,fr;q=abc', 'en'],
])('whoever asks for %j is answered in %s', (header, locale) => {
  expect(acceptedLocale(contentInFrench, header)).toBe(locale);
});

const start = () => startTestServer({ content: contentInFrench });
const french = { 'accept-language': 'fr' };

test('refusals, fields and answers are in the language of the page that asks', async () => {
  await using server = await start();
  const { body, headers } = await server.call('login', { body: { email: 'x', password: '' }, headers: french } as never);
  expect(body.message).toMatch(/^fr: /);
  expect(body.fields?.map(({ message }) => message)).toSatisfy((messages: string[]) => messages.length > 0 && messages.every((message) => message.startsWith('fr: ')));
  expect(headers['vary']).toContain('Accept-Language');
  const person = await server.person();
  expect((await server.call('updateProfile', { params: { userId: person.id }, token: person.token, body: { user: { firstName: 'Ada' } }, headers: french })).body.message).toBe('fr: Profile updated successfully');
  const lost = await server.app.inject({ url: '/api/nowhere', headers: french });
  expect(lost.json()).toMatchObject({ message: expect.stringMatching(/^fr: /) });
  const notJson = await server.app.inject({ method: 'POST', url: '/auth/login', payload: 'x', headers: { ...french, 'content-type': 'text/plain' } });
  expect(notJson.json()).toMatchObject({ message: expect.stringMatching(/^fr: /) });
});

test('a language that nobody has translated is answered in the source language', async () => {
  await using server = await start();
  const { body } = await server.call('login', { body: { email: 'nobody@example.com', password: 'not the one' }, headers: { 'accept-language': 'de' } } as never);
  expect(body.message).toBe(contentInFrench.document('messages/failures')['wrong-credentials']);
  expect(Object.keys(failures)).toContain(body.code);
});

test('whoever signs up on a French page has chosen French, and is written to in it from then on', async () => {
  await using server = await start();
  const body = { firstName: 'Ada', lastName: 'Example', email: 'ada@example.com', password: 'correct horse battery', role: 'TALENT' } as const;
  const signedUp = await server.call('signUp', { body, headers: french });
  expect(signedUp.body.data.user.language).toBe('fr');
  await server.call('startReset', { params: { identifier: body.email }, headers: { 'accept-language': 'en' } });
  expect((await mailsTo(server.database, body.email)).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^fr: /), expect.stringMatching(/^fr: /)]);
});

test('on an English page nothing is chosen: later mails follow the page they are asked for on', async () => {
  await using server = await start();
  const person = await server.person();
  await server.call('startReset', { params: { identifier: person.email }, headers: french });
  const [first, second] = await mailsTo(server.database, person.email);
  expect([first?.subject, second?.subject]).toEqual([expect.not.stringMatching(/^fr: /), expect.stringMatching(/^fr: /)]);
});

test('somebody else’s language is not the reader’s', () => {
  const words = openWords(contentInFrench).in('fr');
  expect(words.askedBy('a').languageFor({ id: 'a', language: null })).toBe('fr');
  expect(words.askedBy('a').languageFor({ id: 'b', language: null })).toBe('en');
  expect(words.askedBy('a').languageFor({ id: 'b', language: 'fr' })).toBe('fr');
  expect(words.languageFor({ id: null, language: null })).toBe('fr');
});
