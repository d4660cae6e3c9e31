import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { temporaryFolder } from '../database/testing/temporary-folder.ts';
import { terminalAt } from './testing.ts';

const folder = temporaryFolder();
/** Open as in a running server: the commands ask it. */
let database: Database;
beforeAll(async () => {
  database = await openDatabase({ folder });
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = terminalAt(folder, 'people');
const audit = terminalAt(folder, 'audit');

test('a person is shown, suspended, let in and closed by the command line as by the console', async () => {
  expect(await audit('verify')).toMatchObject({ code: 0, said: 'Nothing was decided yet.' });
  const id = crypto.randomUUID();
  await database.query(`insert into users (id, email, role, first_name, last_name) values ($1, 'ada@example.com', 'TALENT', 'Demo', 'Talent')`, [id]);
  expect((await run('show', 'ada@example.com')).said).toMatch(new RegExp(`^${id}  Demo Talent <ada@example.com> \\(not verified\\)  TALENT\nsince .*, last seen never, 0 signed in, without a second factor\nsessionsHeld 0`));
  expect(await run('suspend', 'ada@example.com', '--days', '7', '--reason', 'Rude words')).toMatchObject({ code: 0, said: 'ada@example.com is suspended for 7 days; a mail tells of it.' });
  expect((await run('show', id)).said).toMatch(/suspended until .*Z by operator.*: Rude words\n(.*\n)+.* suspended by operator.*: Rude words \(until/);
  expect((await run('lift', 'ada@example.com', '--reason', 'A mistake')).code).toBe(0);
  expect(await run('lift', 'ada@example.com', '--reason', 'A mistake')).toMatchObject({ code: 1, complaint: 'ada@example.com is not suspended.' });
  await database.query(`insert into staff_grants (user_id, permission, granted_by) values ($1, 'posts', 'a test')`, [id]);
  expect((await run('close', 'ada@example.com', '--reason', 'A')).complaint).toContain('is of the staff');
  await database.query('delete from staff_grants');
  expect((await run('close', 'ada@example.com', '--reason', 'Asked for by letter')).code).toBe(0);
  expect((await database.query<{ action: string }>('select action from audit order by seq')).map(({ action }) => action)).toEqual(['suspended', 'lifted', 'closed']);
  expect((await audit('verify')).said).toBe('All 3 entries are as they were written.');
  expect((await database.query<{ kind: string }>('select kind from outbox order by created_at')).map(({ kind }) => kind)).toEqual(['accountClosed']);
});

test('what people wrote makes no line of its own in what is listed: no entry is forged by a note', async () => {
  const breaks = ['\n', '\r\n', '\u0085', '\u2028', '\u2029', '\u000b', '\u000c', '\u001b[2K\r'];
  const forged = breaks.map((sign) => `Fine.${sign}99  2026-01-01 10:00 UTC  operator root  verified  mentor 00000000`);
  const [{ id = '' } = {}] = await database.query<{ id: string }>(`insert into users (id, email, role, first_name, last_name) values (gen_random_uuid(), 'ed@example.com', 'TALENT', 'Demo', 'Talent') returning id::text`);
  for (const note of forged) await database.query(`select audit_append('staff x', 'suspended', 'person', $1, $2)`, [id, note]);
  const listed = (await audit('list')).said.split('\n');
  expect(listed.filter((line) => line.includes('Fine.'))).toHaveLength(breaks.length);
  expect([...listed, ...(await run('show', id)).said.split('\n')].filter((line) => line.startsWith('99 ') || /[\u2028\u2029\p{Cc}]/u.test(line))).toEqual([]);
});

test('a birth month is corrected by the command line, within what the account is for', async () => {
  await database.query(`insert into users (id, email, role, first_name, last_name, birth_month) values (gen_random_uuid(), 'kim@example.com', 'MENTOR', 'Demo', 'Mentor', '1980-01-01')`);
  const correct = (month: string) => run('correct-birth-month', 'kim@example.com', '--month', month, '--reason', 'A slip');
  expect(await correct(`${new Date().getUTCFullYear() - 17}-01`)).toMatchObject({ code: 1, complaint: expect.stringContaining('too young for the account') });
  expect(await correct('1990-04')).toMatchObject({ code: 0, said: 'kim@example.com has another month of birth; a mail tells of it.' });
  expect(await database.query(`select to_char(birth_month, 'YYYY-MM') as month from users where email = 'kim@example.com'`)).toEqual([{ month: '1990-04' }]);
  expect(await database.query(`select note from audit where action = 'birth-month-corrected'`)).toEqual([{ note: 'A slip' }]);
});

test('what does not fit is told', async () => {
  expect((await run('show', 'nobody@example.com')).complaint).toBe('Nobody has an account with nobody@example.com.');
  await database.query(`insert into users (id, email, role, first_name, last_name) values ($1, 'eve@example.com', 'TALENT', 'Demo', 'Talent')`, [crypto.randomUUID()]);
  for (const args of [[], ['show'], ['burn', 'eve@example.com'], ['lift', 'eve@example.com'], ['suspend', 'eve@example.com', '--reason', 'A'], ['suspend', 'eve@example.com', '--days', '0', '--reason', 'A'], ['lift', 'eve@example.com', '--days', '3', '--reason', 'A'], ['correct-birth-month', 'eve@example.com', '--month', '4', '--reason', 'A'], ['lift', 'eve@example.com', '--month', '1990-04', '--reason', 'A']]) {
    expect([args, (await run(...args)).code]).toEqual([args, 2]);
  }
});
