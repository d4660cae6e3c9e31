import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../database/testing.ts';
import { testContent } from '../testing/content.ts';
import { startMailServer, type MailServer } from '../testing/smtp.ts';
import { openWords } from '../content/words.ts';
import { readBounce, takeBounce } from './bounced.ts';
import { findFailed, listFailed, mailFigures, sendAgain } from './failed.ts';
import { queueMail, type MailKind } from './outbox.ts';
import { keepSending, sendDue } from './sender.ts';
import { smtpTransport, type Transport } from './transport.ts';

const words = openWords(testContent);
const quiet = () => {};
const hurried = { longest: 300, farewell: 100 };
const soon = { timeout: 60_000 };
const patient = { longest: 60_000, farewell: 60_000 }; // a busy machine must not turn a sound test red

async function queue(database: TestDatabase, email: string, kind: MailKind = 'passwordChanged'): Promise<void> {
  await queueMail(database, words, { id: null, email, first_name: 'Ada', language: null }, { kind, values: { code: '0042' } });
}
async function withMails(work: (database: TestDatabase, smtp: MailServer, transport: () => Transport) => Promise<void>, behaviour: Parameters<typeof startMailServer>[0] = {}): Promise<void> {
  const database = await openTestDatabase();
  await using smtp = await startMailServer(behaviour);
  const open: Transport[] = [];
  try {
    await work(database, smtp, () => {
      const transport = smtpTransport({ url: smtp.url, from: 'Bridge AI <no-reply@bridge.example>', tls: { rejectUnauthorized: false } });
      open.push(transport);
      return transport;
    });
  } finally {
    for (const transport of open) transport.close();
    await database.drop();
  }
}
const recipients = (smtp: MailServer) => smtp.arrived.flatMap(({ to }) => to);
const nothingIsLeft = async (database: TestDatabase) => (await database.query('select 1 from outbox where sent_at is null and failed_at is null')).length === 0;

test('two processes and a server that takes its time: every mail arrives once', () =>
  withMails(
    async (database, smtp, transport) => {
      for (let n = 0; n < 24; n += 1) await queue(database, `person-${n}@example.com`);
      const senders = [keepSending(database, transport(), quiet, patient), keepSending(database, transport(), quiet, patient)];
      await vi.waitUntil(() => nothingIsLeft(database), soon);
      await Promise.all(senders.map((sender) => sender.stop()));
      expect(recipients(smtp).toSorted()).toEqual(Array.from({ length: 24 }, (_, n) => `person-${n}@example.com`).toSorted());
    },
    { beforeYes: () => new Promise((resolve) => setTimeout(resolve, 100)) },
  ));

test('no lease ends while its mail can still be on its way', () =>
  withMails(async (database, _, transport) => {
    await queue(database, 'ada@example.com');
    let seconds = 0;
    const slow: Transport = {
      ...transport(),
      async send() {
        const [row] = await database.query<{ lease: number }>('select extract(epoch from locked_until - now())::float as lease from outbox');
        seconds = row?.lease ?? 0;
      },
    };
    await sendDue(database, slow, quiet, patient);
    expect(seconds).toBeGreaterThan(2 * 15);
  }));

test('a server that never says yes is left, and the others and their codes do not wait for it', () => {
  const forever = new Promise(() => {});
  return withMails(
    async (database, smtp, transport) => {
      for (let n = 0; n < 3; n += 1) await queue(database, `hang-${n}@example.com`);
      const sender = keepSending(database, transport(), quiet, hurried);
      await vi.waitUntil(async () => (await database.query('select 1 from outbox where attempts > 0')).length === 3, soon);
      await queue(database, 'ada@example.com', 'verifyEmail');
      await vi.waitUntil(() => recipients(smtp).includes('ada@example.com'), soon);
      await queue(database, 'grace@example.com');
      await vi.waitUntil(() => recipients(smtp).includes('grace@example.com'), soon);
      await sender.stop();
      expect(await database.query(`select distinct last_error from outbox where recipient like 'hang%'`)).toEqual([{ last_error: 'ETIMEDOUT' }]);
    },
    { beforeYes: (recipient) => (recipient.startsWith('hang') ? forever : Promise.resolve()) },
  );
});

test('a process that ends waits for no server, and leaves its mail as it was', () =>
  withMails(
    async (database, smtp, transport) => {
      await queue(database, 'ada@example.com');
      const sender = keepSending(database, transport(), quiet, { longest: 60_000, farewell: 50 });
      await vi.waitUntil(() => smtp.arrived.length === 1, soon);
      await sender.stop();
      expect(await database.query('select attempts, locked_until, failed_at, sent_at from outbox')).toEqual([{ attempts: 0, locked_until: null, failed_at: null, sent_at: null }]);
    },
    { beforeYes: () => new Promise(() => {}) },
  ));

test('codes go before everything that was queued earlier', () =>
  withMails(async (database, smtp, transport) => {
    for (let n = 0; n < 12; n += 1) await queue(database, `news-${n}@example.com`);
    await queue(database, 'code-1@example.com', 'resetPassword');
    await queue(database, 'code-2@example.com', 'verifyEmail');
    await sendDue(database, transport(), quiet, patient);
    expect(recipients(smtp).slice(0, 3)).toEqual(expect.arrayContaining(['code-1@example.com', 'code-2@example.com']));
  }));

test('what the server took is not sent again, though the database was away when it said so', () =>
  withMails(async (database, smtp, transport) => {
    await queue(database, 'ada@example.com');
    let away = 2;
    const failing: TestDatabase = {
      ...database,
      query: async (text, values) => {
        if (text.startsWith('update outbox set sent_at') && (away -= 1) >= 0) throw new Error('away');
        return database.query(text, values);
      },
    };
    expect(await sendDue(failing, transport(), quiet, patient)).toBe(1);
    expect(await sendDue(database, transport(), quiet, patient)).toBe(0);
    expect(smtp.arrived).toHaveLength(1);
  }));

test('a mail that was given up is listed, and can be sent again', () => {
  let refused = true;
  return withMails(
    async (database, smtp, transport) => {
      await queue(database, 'ada@example.com');
      await sendDue(database, transport(), quiet, patient);
      const [mail] = await listFailed(database, 10);
      expect(mail).toMatchObject({ kind: 'passwordChanged', recipient: 'ada@example.com', reason: 'EENVELOPE 554', again: true });
      expect(await mailFigures(database)).toEqual({ waiting: 0, oldest: 0, failed: 1 });
      refused = false;
      const [found] = await findFailed(database, mail?.id.slice(0, 8).toUpperCase() ?? '');
      expect(await sendAgain(database, found ?? { id: '', recipient: '' }, 'a test')).toBeGreaterThan(0);
      expect(await mailFigures(database)).toMatchObject({ waiting: 1, failed: 0 });
      expect(await sendDue(database, transport(), quiet, patient)).toBe(1);
      expect(recipients(smtp)).toEqual(['ada@example.com']);
    },
    { refuse: () => (refused ? 554 : undefined) },
  );
});

test.each([
  [[550, '5.1.1 ada@example.com is nobody'], 'EENVELOPE 550 5.1.1'],
  [[552, 'the mailbox of ada@example.com is full, 10.5.2.2 said so'], 'EENVELOPE 552'],
  [[550, '5.7.1 refused'], 'EENVELOPE 550 5.7.1'],
] as const)('of a refusal is kept what it is by its numbers, and none of its words: %o', ([code, why], reason) =>
  withMails(
    async (database, _, transport) => {
      await queue(database, 'ada@example.com');
      await sendDue(database, transport(), quiet, patient);
      expect(await listFailed(database, 10)).toMatchObject([{ reason }]);
    },
    { refuse: () => [code, why] },
  ));

const marked = (database: TestDatabase) => database.query('select address from unreachable_addresses');

test.each([
  [[550, '5.1.1 no such user'], true],
  [[550, '5.1.10 null MX'], true],
  [[550, '5.2.1 mailbox disabled'], true],
  [[552, '5.2.2 mailbox full'], false],
  [[550, '5.7.1 your network is not liked'], false],
  [[550, 'no enhanced code'], false],
  [[450, '4.1.1 not now'], false],
] as const)('a recipient refused with %o: the address is unreachable is %s', ([code, why], is) =>
  withMails(
    async (database, _, transport) => {
      await queue(database, 'Nobody@Example.com');
      await sendDue(database, transport(), quiet, patient);
      expect(await marked(database)).toEqual(is ? [{ address: 'nobody@example.com' }] : []);
    },
    { refuse: () => [code, why] },
  ));

test('to an unreachable address goes nothing but a code; who types one in is reachable again', () =>
  withMails(async (database, smtp, transport) => {
    await database.query(`insert into unreachable_addresses values ('ada@example.com', 'test')`);
    await queue(database, 'Ada@example.com');
    await queue(database, 'ada@example.com', 'verifyEmail');
    await sendDue(database, transport(), quiet, patient);
    expect(smtp.arrived.map(({ mail }) => mail.subject)).toEqual(['Your Bridge AI verification code: 0042']);
    const [unsent] = await listFailed(database, 10);
    expect(unsent).toMatchObject({ recipient: 'Ada@example.com', reason: 'not sent: the address is unreachable', again: true });
    expect(await sendAgain(database, unsent ?? { id: '', recipient: '' }, 'a test')).toBeGreaterThan(0);
    expect(await marked(database)).toEqual([]);
    expect(await sendDue(database, transport(), quiet, patient)).toBe(1);
  }));

/** A notification as mail servers write it. */
function notification({ id, to = 'ada@example.com', status = '5.1.1', action = 'failed', more = '', host = 'bridge.example' }: { id: string; to?: string; status?: string; action?: string; more?: string; host?: string }): Buffer {
  return Buffer.from(
    [
      'From: MAILER-DAEMON@mx.example', 'To: no-reply@bridge.example', 'Subject: Undelivered', 'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b"', '',
      '--b', 'Content-Type: text/plain', '', 'It could not be delivered.', '',
      '--b', 'Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx.example', '', `Final-Recipient: rfc822; ${to}`, ...(more ? [more] : []), `Action: ${action}`, `Status: ${status}`, 'Diagnostic-Code: smtp; 550', '',
      '--b', 'Content-Type: text/rfc822-headers', '', 'From: no-reply@bridge.example', `Message-ID: <${id}@${host}>`, 'Subject: x', '', '--b--', '',
    ].join('\r\n'),
  );
}

test('a bounce marks its mail and its address; a forged one, a delay and any other mail mark nothing', () =>
  withMails(async (database, smtp, transport) => {
    await queue(database, 'ada@example.com');
    await sendDue(database, transport(), quiet, patient);
    const id = /^<(.*)@/.exec(smtp.arrived[0]?.mail.messageId ?? '')?.[1] ?? '';
    const take = async (bytes: Buffer) => {
      const bounce = await readBounce(bytes);
      return bounce ? takeBounce(database, bounce) : undefined;
    };
    expect(await take(notification({ id, action: 'delayed', status: '4.4.1' }))).toBeUndefined();
    expect(await take(Buffer.from('Subject: hello\r\n\r\nAction: failed'))).toBeUndefined();
    expect(await take(notification({ id: randomUUID() }))).toBe(false);
    expect(await take(notification({ id, to: 'victim@example.com' }))).toBe(false);
    expect(await marked(database)).toEqual([]);
    expect(await take(notification({ id, to: 'ada@forwarded.example', more: 'Original-Recipient: rfc822;ADA@example.com' }))).toBe(true);
    expect(await marked(database)).toEqual([{ address: 'ada@example.com' }]);
    expect(await listFailed(database, 10)).toMatchObject([{ reason: 'came back: 5.1.1', again: false }]);
  }));

test('a bounce is read whatever the bytes are', async () => {
  const whole = notification({ id: randomUUID() });
  for (let n = 0; n < 300; n += 1) {
    const bytes = Buffer.from(whole);
    for (let change = 0; change < 1 + (n % 9); change += 1) bytes[(n * 7919 + change * 104_729) % bytes.length] = (n * 31 + change * 17) % 256;
    const bounce = await readBounce(bytes.subarray(0, 1 + ((n * 613) % bytes.length))).catch((error: Error) => error);
    expect(bounce === undefined || bounce instanceof Error || typeof bounce.id === 'string').toBe(true);
  }
});
