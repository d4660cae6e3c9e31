import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { temporaryFolder } from '../database/testing/temporary-folder.ts';
import { startChild } from '../database/testing/children.ts';
import { storeMessage } from '../messages/store.ts';
import { terminalAt } from './testing.ts';

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const operator = terminalAt(folder);
const run = terminalAt(folder, 'messages');

async function arrive(...texts: string[]): Promise<string[]> {
  const database = await openDatabase({ folder });
  const ids: string[] = [];
  for (const text of texts) {
    const answers = [{ id: 'email', question: 'Email', answer: 'ada@example.com' }, { id: 'message', question: 'Message', answer: text }];
    ids.push((await storeMessage(database, { form: 'contact', locale: 'en', answers, key: undefined })) ?? '');
  }
  await database.close();
  return ids;
}

test('where there is no database, nothing is made', async () => {
  expect(await run('list')).toMatchObject({ code: 1, complaint: expect.stringContaining('There is no database in') });
});

test('messages are listed, read and done, with a note of who and when', async () => {
  const [id = ''] = await arrive('Two lines,\nand \u009b2J\u202e nothing that steers a terminal');
  const short = id.slice(0, 8);
  expect((await run('list')).said).toMatch(new RegExp(`^${short}  new   \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d  contact           ada@example.com, Two lines, and  2J  nothing`));
  const shown = await run('show', short);
  expect(shown.said).toMatch(new RegExp(`^${short}  contact  sent .* UTC\n +read .* UTC by operator`));
  expect(shown.said).toContain('Email\nada@example.com\n\nMessage\nTwo lines,\nand  2J  nothing that steers a terminal');
  expect((await run('list', '--state', 'new')).said).toBe('No messages.');
  expect((await run('list')).said).toContain('  read  ');
  expect(await run('done', id)).toMatchObject({ code: 0, said: `Message ${short} is done.` });
  expect((await run('done', short)).said).toBe(`Message ${short} was done already.`);
  expect((await run('show', short)).said).toMatch(/read .* UTC by operator.*\n +done .* UTC by operator/); // and it stays done
  expect((await run('list')).said).toBe('No messages.');
  expect((await run('list', '--state=all', '--form', 'contact')).said).toContain(short);
  expect((await run('list', '--state=all', '--form', 'apply')).said).toBe('No messages.');
});

test('the same while the server runs', async () => {
  const [id = ''] = await arrive('Ünïcödé 日本 🌉');
  const server = startChild('server.ts', [folder]);
  await server.next();
  expect((await run('list')).said).toContain('Ünïcödé 日本 🌉');
  expect((await run('show', id)).said).toMatch(/read .* by operator/);
  expect((await run('done', id)).code).toBe(0);
  expect(server.process.exitCode).toBeNull();
  await server.kill();
});

test('what does not fit is told', async () => {
  expect((await run('show', 'deadbeef')).complaint).toMatch(/^There is no message deadbeef\./);
  expect((await run('show', "' or 1=1")).code).toBe(1);
  for (const args of [[], ['list', 'x'], ['show'], ['done', 'a', 'b'], ['list', '--state', 'gone'], ['explode']]) expect([args, (await run(...args)).code]).toEqual([args, 2]);
  expect((await run('--help')).said).toContain('npm run operator -- messages list');
});

test('mails that were given up are listed and made due again', async () => {
  const database = await openDatabase({ folder });
  const [id = '', gone = ''] = [randomUUID(), randomUUID()];
  await database.query(
    `insert into outbox (id, dedupe, recipient, subject, body, kind, failed_at, last_error, sent_at)
     values ($1, 'a', 'ada@example.com', 's', 'b', 'passwordChanged', now(), 'EENVELOPE 554', null), ($2, 'b', 'gone@example.com', '', '', 'passwordChanged', now(), 'came back: 5.1.1', now())`,
    [id, gone],
  );
  await database.close();
  const listed = (await operator('mails', 'failed')).said;
  expect(listed).toMatch(new RegExp(`^${id.slice(0, 8)}  .*  passwordChanged +ada@example.com  \\(EENVELOPE 554\\)$`, 'm'));
  expect(listed).toMatch(/gone@example\.com {2}\(came back: 5\.1\.1\) its text is gone$/m);
  expect(listed).toMatch(/\n0 due now\.$/);
  expect(await operator('mails', 'again', id.slice(0, 8))).toMatchObject({ code: 0, said: `Mail ${id.slice(0, 8)} to ada@example.com is due again.` });
  expect((await operator('audit', 'list')).said).toMatch(new RegExp(`^\\d+  .* UTC  operator.*  again  mail ${id.slice(0, 8)}$`, 'm')); // as the console writes it down
  expect(await operator('mails', 'again', gone.slice(0, 8))).toMatchObject({ code: 1, complaint: expect.stringContaining('cannot be sent again') });
  expect(await operator('mails', 'again', 'ffff0000')).toMatchObject({ code: 1, complaint: expect.stringContaining('No mail ffff0000 was given up') });
  expect((await operator('mails', 'failed')).said).toMatch(/1 due now, the oldest for \d+ s\.$/);
});

test('a message is answered by mail in the language of its page, once, and the answer is kept', async () => {
  const [id = ''] = await arrive('When does it begin?');
  expect(await run('answer', id, '--text', 'In May.')).toMatchObject({ code: 0, said: `Message ${id.slice(0, 8)} is answered to ada@example.com, and done.` });
  expect((await run('answer', id, '--text', 'In June.')).complaint).toMatch(/was done already/);
  expect((await run('show', id)).said).toMatch(/replied .* UTC by operator.*: In May\./);
});
