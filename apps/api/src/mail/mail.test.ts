import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { lateMailSeconds } from '@bridge/model';
import { openWords } from '../content/words.ts';
import { openTestDatabase, type TestDatabase } from '../database/testing.ts';
import { testContent } from '../testing/content.ts';
import { startTestServer } from '../testing/server.ts';
import { startMailServer, type MailServer } from '../testing/smtp.ts';
import { isMailLate } from '../health.ts';
import { mailFigures } from './failed.ts';
import { toHtml } from './layout.ts';
import { queueMail, type Recipient } from './outbox.ts';
import { sendDue } from './sender.ts';
import { smtpTransport, type Transport } from './transport.ts';

const from = 'Bridge AI <no-reply@bridge.example>';
const trusting = { rejectUnauthorized: false }; // the test server's certificate is its own
const words = openWords(testContent);
const quiet = () => {};

/** A user to write to, and a mail queued for them. */
async function queued(database: TestDatabase, changes: Partial<Recipient> = {}): Promise<Recipient> {
  const id = randomUUID();
  const to = { id, email: `${id}@example.com`, first_name: 'Ada', language: null, ...changes };
  await database.query(`insert into users (id, email, role, first_name, last_name) values ($1, $2, 'TALENT', $3, '')`, [id, to.email, to.first_name || 'x']);
  await queueMail(database, words, to, { kind: 'verifyEmail', values: { code: '0042' }, minutes: 10 });
  return to;
}
async function withMails<T>(work: (database: TestDatabase, smtp: MailServer, transport: Transport) => Promise<T>, behaviour: Parameters<typeof startMailServer>[0] = {}): Promise<T> {
  const database = await openTestDatabase();
  await using smtp = await startMailServer(behaviour);
  const transport = smtpTransport({ url: smtp.url, from, tls: trusting });
  try {
    return await work(database, smtp, transport);
  } finally {
    transport.close();
    await database.drop();
  }
}
const outbox = (database: TestDatabase) =>
  database.query<{ attempts: number; sent: boolean; failed: boolean; last_error: string | null; wait: number }>(
    `select attempts, sent_at is not null as sent, failed_at is not null as failed, last_error, round(extract(epoch from run_at - now()))::integer as wait from outbox order by created_at`,
  );

test('a sign-up arrives as a mail in text and HTML, encrypted and signed in', async () => {
  await using smtp = await startMailServer();
  await using server = await startTestServer();
  const { email } = await server.person();
  const transport = smtpTransport({ url: smtp.url, from, tls: trusting });
  expect(await sendDue(server.database, transport, quiet)).toBe(1);
  transport.close();
  const [one] = smtp.arrived;
  expect([one?.from, one?.to, one?.user, one?.encrypted]).toEqual(['no-reply@bridge.example', [email], 'bridge', true]);
  expect(one?.mail).toMatchObject({
    from: { name: 'Bridge AI', address: 'no-reply@bridge.example' },
    to: [{ address: email }],
    subject: expect.stringMatching(/^Your Bridge AI verification code: \d{4}$/),
    text: expect.stringMatching(/^Hello Ada,\n\nyour verification code is \d{4}\./),
    html: expect.stringMatching(/^<!doctype html><html lang="en" dir="auto">.*<strong[^>]*>\d{4}<\/strong>/s),
    messageId: expect.stringMatching(/^<[\w-]{36}@bridge\.example>$/),
  });
  expect(one?.mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
});

test('what was sent is not kept: the outbox has neither its subject nor its text', () =>
  withMails(async (database, smtp, transport) => {
    await queued(database);
    await sendDue(database, transport, quiet);
    expect(await database.query('select subject, body from outbox')).toEqual([{ subject: '', body: '' }]);
    expect(await sendDue(database, transport, quiet)).toBe(0);
    expect(smtp.arrived).toHaveLength(1);
  }));

test('a mail that is refused for now is tried again later, with the same id', async () => {
  let busy = true;
  await withMails(
    async (database, smtp, transport) => {
      await queued(database);
      const report = vi.fn();
      expect(await sendDue(database, transport, report)).toBe(0);
      expect(await outbox(database)).toEqual([{ attempts: 1, sent: false, failed: false, last_error: 'EENVELOPE 451', wait: expect.closeTo(10, -1) }]);
      expect(await sendDue(database, transport, report)).toBe(0); // it is not due yet
      await database.query(`update outbox set run_at = now()`);
      expect(await sendDue(database, transport, report)).toBe(0);
      expect((await outbox(database))[0]?.attempts).toBe(2);
      busy = false;
      await database.query(`update outbox set run_at = now()`);
      expect(await sendDue(database, transport, report)).toBe(1);
      const [{ id } = { id: '' }] = await database.query<{ id: string }>('select id from outbox');
      expect(smtp.arrived[0]?.mail.messageId).toBe(`<${id}@bridge.example>`);
      expect(report.mock.calls.map(([error]) => (error as Error).message)).toEqual(['A mail could not be sent (EENVELOPE 451); try 1.', 'A mail could not be sent (EENVELOPE 451); try 2.']);
    },
    { refuse: () => (busy ? 451 : undefined) },
  );
});

test('a recipient that is refused for good is given up at once; a wrong password and a dead server are not', async () => {
  await withMails(
    async (database, _, transport) => {
      await queued(database);
      await sendDue(database, transport, quiet);
      expect(await outbox(database)).toMatchObject([{ attempts: 1, sent: false, failed: true, last_error: 'EENVELOPE 550' }]);
    },
    { refuse: () => 550 },
  );
  await withMails(async (database, smtp) => {
    await queued(database);
    const wrong = smtpTransport({ url: `smtp://bridge:wrong@127.0.0.1:${smtp.port}`, from, tls: trusting });
    await sendDue(database, wrong, quiet);
    expect(await outbox(database)).toMatchObject([{ attempts: 1, failed: false, last_error: 'EAUTH 535' }]);
    await database.query('update outbox set run_at = now()');
    const dead = smtpTransport({ url: 'smtp://127.0.0.1:1', from });
    await sendDue(database, dead, quiet);
    expect(await outbox(database)).toMatchObject([{ attempts: 2, failed: false }]);
  });
});

test('while the mail server is away mails are told as waiting since they were due, however often they are put off; one that is refused for its address is not', async () => {
  await withMails(
    async (database, _, transport) => {
      await queued(database);
      await database.query(`update outbox set run_at = now() - interval '20 minutes', expires_at = null`);
      for (const away of ['smtp://127.0.0.1:1', 'smtp://127.0.0.1:2']) {
        await sendDue(database, smtpTransport({ url: away, from }), quiet);
        expect(await outbox(database)).toMatchObject([{ failed: false, wait: expect.toSatisfy((seconds: number) => seconds > 5) }]);
        expect(await mailFigures(database)).toMatchObject({ waiting: 1, oldest: expect.closeTo(1200, -2) });
        expect(await isMailLate(database)).toBe(true);
        await database.query('update outbox set run_at = now()');
      }
      await sendDue(database, transport, quiet);
      expect(await outbox(database)).toMatchObject([{ attempts: 3, last_error: 'EENVELOPE 451' }]);
      expect([await mailFigures(database), await isMailLate(database)]).toEqual([{ waiting: 0, oldest: 0, failed: 0 }, false]);
    },
    { refuse: () => 451 },
  );
});

test('mails are late for the server from when on the alert counts them as late', async () => {
  const alerts = await readFile(new URL('../../../../tools/package/files/alerts.yml', import.meta.url), 'utf8');
  expect(alerts).toContain(`max(bridge_mails_oldest_seconds) > ${lateMailSeconds}\n`);
  await withMails(async (database) => {
    await queued(database);
    for (const [seconds, late] of [[lateMailSeconds - 30, false], [lateMailSeconds + 30, true]] as const) {
      await database.query(`update outbox set run_at = now() - make_interval(secs => $1)`, [seconds]);
      expect([seconds, await isMailLate(database)]).toEqual([seconds, late]);
    }
  });
});

test('nothing goes out to a server whose certificate is not trusted, or that does not encrypt', () =>
  withMails(
    async (database, smtp) => {
      await queued(database);
      const strict = smtpTransport({ url: smtp.url, from, tls: { rejectUnauthorized: true } });
      await sendDue(database, strict, quiet);
      await using plain = await startMailServer({ encrypts: false });
      await database.query('update outbox set run_at = now()');
      const plainly = smtpTransport({ url: plain.url, from, tls: {} });
      await sendDue(database, plainly, quiet);
      expect(smtp.arrived).toEqual([]);
      expect(plain.arrived).toEqual([]);
      expect(await outbox(database)).toMatchObject([{ attempts: 2, sent: false }]);
    },
  ));

test('three senders at once send a hundred mails once each', () =>
  withMails(async (database, smtp, transport) => {
    const people: Recipient[] = [];
    for (let n = 0; n < 100; n += 1) people.push(await queued(database));
    const drain = async () => {
      let sent = 0;
      for (let more = 1; more > 0; sent += more) more = await sendDue(database, transport, quiet);
      return sent;
    };
    const sent = await Promise.all([drain(), drain(), drain()]);
    expect(sent[0] + sent[1] + sent[2]).toBe(100);
    expect(smtp.arrived.flatMap(({ to }) => to).toSorted()).toEqual(people.map(({ email }) => email).toSorted());
  }));

test('a sender that died leaves its mail to the next one, and one that comes back late changes nothing', () =>
  withMails(async (database, smtp, transport) => {
    await queued(database);
    let release = quiet;
    const slow: Transport = { close: quiet, send: () => new Promise((resolve) => (release = resolve)) };
    const stuck = sendDue(database, slow, quiet);
    await expect.poll(async () => (await outbox(database))[0]?.attempts).toBe(1);
    expect(await sendDue(database, transport, quiet)).toBe(0); // it is taken
    await database.query(`update outbox set locked_until = now() - interval '1 second'`);
    expect(await sendDue(database, transport, quiet)).toBe(1);
    const [sentAt] = await database.query('select sent_at from outbox');
    release();
    await stuck;
    expect(await database.query('select sent_at from outbox')).toEqual([sentAt]);
    expect(smtp.arrived).toHaveLength(1);
  }));

test('a mail whose code is no longer valid is not sent', () =>
  withMails(async (database, smtp, transport) => {
    await queued(database);
    await database.query(`update outbox set expires_at = now() - interval '1 second'`);
    expect(await sendDue(database, transport, quiet)).toBe(0);
    expect(smtp.arrived).toEqual([]);
  }));

const hostileNames = [
  'Ada\r\nBcc: victim@example.org', 'Ada\nSubject: other', 'Ada\r\n\r\nbody', 'Ada%0d%0aBcc: x@example.org', 'Ada\u2028Bcc: x', 'Ada\u0000', 'Ada\u202Eevil',
  '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '"><a href=x>', '&lt;b&gt;', '{{code}}', '{{product}}', '$1 $& $`', "O'Neil", 'Ada <x@example.org>', 'Ada, x@example.org',
  '=?utf-8?q?Bcc:_x?=', 'Ada"', 'Ada\\', 'Ada;', 'Ada:', '(comment)', '..', '.\r\n', 'https://evil.example/win', 'www.evil.example', 'evil.example', 'Ada\t', 'Ada\v', 'x'.repeat(100),
  '😀', 'ﷺ', 'محمد', 'Ádá', 'Ada\u0085Bcc: x', 'MIME-Version: 2', '--boundary', 'From me', 'To: all',
];

test(`${hostileNames.length} hostile names change no header, no recipient and no markup`, () =>
  withMails(async (database, smtp, transport) => {
    await queued(database, { first_name: 'Plain' });
    for (const first_name of hostileNames) await queued(database, { first_name: first_name.replaceAll('\u0000', '') }); // PostgreSQL keeps no NUL
    for (let more = 1; more > 0; ) more = await sendDue(database, transport, quiet);
    expect(smtp.arrived).toHaveLength(hostileNames.length + 1);
    const headers = ({ mail }: (typeof smtp.arrived)[number]) => mail.headers.map(({ key }) => key).toSorted().join();
    const tags = (html = '') => (html.match(/<[a-z/!]/gi) ?? []).length;
    for (const one of smtp.arrived) {
      expect(headers(one)).toBe(headers(smtp.arrived[0] ?? one));
      expect([one.to.length, one.mail.to?.length, one.mail.cc, one.mail.bcc, one.mail.subject]).toEqual([1, 1, undefined, undefined, 'Your Bridge AI verification code: 0042']);
      expect(one.mail.text).not.toMatch(/https?:|www\.|evil\.example/);
    }
    // A line break in a name makes one more line or paragraph of it, and nothing else.
    const plain = tags(smtp.arrived.find(({ mail }) => mail.text?.includes('Plain'))?.mail.html); // they arrive in any order
    for (const { mail } of smtp.arrived) expect([0, 1, 2]).toContain(tags(mail.html) - plain);
  }));

test('a name that would be an advertisement is left out; others stand as they are', async () => {
  const database = await openTestDatabase();
  for (const first_name of ['https://evil.example/win', 'Mary Jane', 'J. R.', 'visit evil.example', "O'Neil"]) await queued(database, { first_name });
  const greetings = (await database.query<{ body: string }>('select body from outbox order by created_at, id')).map(({ body }) => body.split('\n')[0]);
  expect(greetings.toSorted()).toEqual(['Hello J. R.,', 'Hello Mary Jane,', "Hello O'Neil,", 'Hello there,', 'Hello there,']);
  await database.drop();
});

test('the HTML of a mail is its text, escaped', () => {
  expect(toHtml('a <b> & "c"\nd\n\n4711', { subject: '<s>', locale: 'en' })).toMatch(
    /<title>&#60;s&#62;<\/title>.*<p[^>]*>a &#60;b&#62; &#38; &#34;c&#34;<br>d<\/p><p[^>]*><strong[^>]*>4711<\/strong><\/p>/,
  );
});

test('with a mail server set there is no outbox page, and in production there never is one', async () => {
  await using sent = await startTestServer({ production: false, outbox: false });
  await using production = await startTestServer({ production: true });
  await using developing = await startTestServer({ production: false });
  const status = async ({ app }: typeof sent) => (await app.inject('/dev/outbox')).statusCode;
  expect([await status(sent), await status(production), await status(developing)]).toEqual([404, 404, 200]);
});
