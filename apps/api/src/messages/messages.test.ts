import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { productionRates } from '../core/rate-limit.ts';
import { noRates, startTestServer } from '../testing/server.ts';

const server = await startTestServer();
afterAll(() => server.close());
beforeEach(() => server.database.query('delete from form_messages; delete from outbox; delete from rate_limits'));

const good = { 'first-name': { text: 'Ada' }, 'last-name': { text: 'Example' }, email: { text: 'Ada@Example.com' }, message: { text: 'Two lines,\nof which this is one.' } };
const params = { formId: 'contact' };
type Sent = Parameters<typeof server.call<'sendForm'>>[1];
const send = (more: Partial<NonNullable<NonNullable<Sent>['body']>> = {}, formId = 'contact') => server.call('sendForm', { params: { formId }, body: { answers: good, ...more } });
const stored = () => server.database.query<{ form: string; answers: { id: string; question: string; answer: string }[]; state: string }>('select form, answers, state from form_messages');
const mails = () => server.database.query<{ recipient: string; subject: string; body: string; locale: string }>('select recipient, subject, body, locale from outbox order by recipient');

const plain = (fields: Record<string, string>, headers: Record<string, string> = {}, formId = 'contact') =>
  server.app.inject({
    method: 'POST',
    url: `/api/forms/${formId}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
const typed = { 'first-name': 'Ada', 'last-name': 'Example', email: 'ada@example.com', message: 'Two lines,\r\nof which this is one.', _back: '/contact#message-sent' };

test('a message is stored as it was read, and mailed to the operator and confirmed to the sender', async () => {
  const { status, body } = await send({ key: randomUUID(), locale: 'en' });
  expect([status, body.message]).toEqual([200, 'Your message has arrived.']);
  expect(await stored()).toEqual([
    {
      form: 'contact',
      state: 'new',
      answers: [
        { id: 'first-name', question: 'First Name', answer: 'Ada' },
        { id: 'last-name', question: 'Last Name', answer: 'Example' },
        { id: 'email', question: 'Email', answer: 'Ada@Example.com' },
        { id: 'message', question: 'Message', answer: 'Two lines,\nof which this is one.' },
      ],
    },
  ]);
  const [confirmation, operator] = await mails();
  expect(operator).toMatchObject({ recipient: 'hello@bridge.example', subject: 'Bridge AI: Contact', body: expect.stringContaining('Message\nTwo lines,\nof which this is one.') });
  expect(confirmation).toMatchObject({ recipient: 'ada@example.com', subject: 'Bridge AI has received: Contact', locale: 'en' });
  // Anybody may type anybody's address: nothing else they typed is mailed there
  expect(confirmation?.body).not.toMatch(/Ada|Two lines/);
});

test('choices are stored by their labels, with what was written beside them', async () => {
  const answers = { ...good, organisation: { text: 'A School' }, kind: { other: 'Library' }, topics: { options: ['projects', 'blueprint', 'gone'] } };
  await send({ answers }, 'demo');
  const [message] = await stored();
  expect(message?.answers.filter(({ id }) => ['kind', 'topics'].includes(id)).map(({ answer }) => answer)).toEqual(['Library', 'Projects and opportunities, Survey and blueprint']);
  await send({ answers: { ...good, organisation: { text: 'A' }, 'project-title': { text: 'B' }, category: { options: ['design'] }, brief: { text: 'C' }, paid: { options: ['yes'], text: 'Per month' } } }, 'post-project');
  const project = (await stored()).find(({ form }) => form === 'post-project');
  expect(project?.answers.find(({ id }) => id === 'paid')?.answer).toBe('Yes: Per month');
});

test.each([
  [{}, ['answers.first-name', 'answers.last-name', 'answers.email', 'answers.message']],
  [{ ...good, email: { text: 'nobody' } }, ['answers.email']],
  [{ ...good, message: { text: ' ' } }, ['answers.message']],
  [{ ...good, subject: { text: 'x'.repeat(151) } }, ['answers.subject']],
])('a message that breaks the form’s rules is refused with each field named: %#', async (answers, paths) => {
  const { status, body } = await send({ answers });
  expect([status, body.code]).toEqual([400, 'invalid-input']);
  expect(body.fields?.map(({ path }) => path)).toEqual(paths);
  expect(await stored()).toEqual([]);
  expect(await mails()).toEqual([]);
});

test('a form that content does not have is not found', async () => {
  for (const formId of ['none', '../brand', 'toString']) expect((await send({}, formId)).status).toBe(404);
  expect((await plain(typed, {}, 'none')).statusCode).toBe(404);
});

test('the same message sent again, or twice at once, is stored and mailed once', async () => {
  const key = randomUUID();
  const answers = await Promise.all([send({ key }), send({ key }), send({ key })]);
  answers.push(await send({ key }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect([(await stored()).length, (await mails()).length]).toEqual([1, 2]);
  await send({ key: randomUUID() }); // somebody says the same again, and means it
  expect((await stored()).length).toBe(2);
});

test('without JavaScript the same words on one day are one message', async () => {
  const answers = [await plain(typed), await plain(typed)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
  expect((await stored()).length).toBe(1);
});

test('who fills in the field that people do not see is thanked, and nothing is kept', async () => {
  const { status, body } = await send({ homepage: 'https://example.com' });
  expect([status, body.success]).toEqual([200, true]);
  const { statusCode } = await plain({ ...typed, _homepage: 'x' });
  expect(statusCode).toBe(303);
  expect([await stored(), await mails()]).toEqual([[], []]);
});

test('too many messages of one form from one network are refused, others are not', async () => {
  await using limited = await startTestServer({ shared: server.database, rates: { ...noRates, messagesByNetwork: productionRates.messagesByNetwork } });
  const call = (formId: string) => limited.call('sendForm', { params: { formId }, body: { answers: good, key: randomUUID() } });
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) statuses.push((await call('contact')).status);
  expect(statuses.filter((status) => status === 200).length).toBe(10);
  const refused = await call('contact');
  expect([refused.status, refused.body.code]).toEqual([429, 'too-many-requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await call('job-application')).body.code).toBe('invalid-input');
});

test('a refused message was not counted as sent, so that a corrected one goes through', async () => {
  await using limited = await startTestServer({ shared: server.database, rates: { ...noRates, messagesByNetwork: { most: 1, seconds: 600 } } });
  const call = (answers: object) => limited.call('sendForm', { params, body: { answers, key: randomUUID() } as never });
  expect((await call({})).status).toBe(400);
  expect((await call(good)).status).toBe(200);
});

test('one address gets three confirmations an hour, the messages all arrive', async () => {
  await using limited = await startTestServer({ shared: server.database, rates: { ...noRates, confirmationsByAddress: productionRates.confirmationsByAddress } });
  for (let n = 0; n < 5; n += 1) await limited.call('sendForm', { params, body: { answers: good, key: randomUUID() } });
  expect((await stored()).length).toBe(5);
  expect((await mails()).filter(({ recipient }) => recipient === 'ada@example.com').length).toBe(3);
});

test('a plain form is stored and leads back to the thanks on its page', async () => {
  const response = await plain(typed);
  expect([response.statusCode, response.headers.location]).toEqual([303, '/contact#message-sent']);
  const [message] = await stored();
  expect(message?.answers.at(-1)?.answer).toBe('Two lines,\nof which this is one.');
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])('a plain form leads back to this site only: %s', async (_back) => {
  expect((await plain({ ...typed, _back })).headers.location).toBe('/');
});

test('a refused plain form is answered with a page that says why and shows all that was typed', async () => {
  const response = await plain({ ...typed, email: 'nobody', message: '<script>alert(1)</script>' });
  expect([response.statusCode, response.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
  expect(response.body).toContain('Email: Please enter a valid email address');
  expect(response.body).toContain('<dd>nobody</dd>');
  expect(response.body).toContain('&#60;script&#62;alert(1)');
  expect(response.body).not.toContain('<script');
  expect(response.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/);
  expect(await stored()).toEqual([]);
});

test.each([
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ 'sec-fetch-site': 'none' }, 403],
  [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, 303], // what browsers send under our referrer policy
])('a plain form is taken from pages of this site only: %j', async (headers, status) => {
  expect((await plain(typed, headers)).statusCode).toBe(status);
});

test('browsers that do not say how they were led here must name this site as the origin', async () => {
  const from = (headers: Record<string, string>) =>
    server.app.inject({ method: 'POST', url: '/api/forms/contact', headers: { host: 'bridge.example', 'content-type': 'application/x-www-form-urlencoded', ...headers }, payload: new URLSearchParams(typed).toString() });
  expect((await from({ origin: 'https://bridge.example' })).statusCode).toBe(303);
  for (const headers of [{}, { origin: 'null' }, { origin: 'https://evil.example' }, { origin: 'https://bridge.example.evil.example' }]) {
    const response = await from(headers as Record<string, string>);
    expect([headers, response.statusCode, response.json().code]).toEqual([headers, 403, 'not-from-here']);
  }
});

test('no other call takes what a plain form sends', async () => {
  const response = await server.app.inject({ method: 'POST', url: '/auth/Userlogin', headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }, payload: 'email=a' });
  expect(response.statusCode).toBe(415);
});

test('a plain form is held to the same size and has to be text', async () => {
  expect((await plain({ ...typed, message: 'x'.repeat(70_000) })).statusCode).toBe(413);
  const bytes = await server.app.inject({ method: 'POST', url: '/api/forms/contact', headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }, payload: Buffer.from([0xff, 0xfe]) });
  expect(bytes.statusCode).toBe(400);
});
