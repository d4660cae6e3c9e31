import { realpathSync, rmSync } from 'node:fs';
import net from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { requestAddress } from '../database/embedded/folder-lock.ts';
import { openDatabase } from '../database/open-database.ts';
import { temporaryFolder } from '../database/testing/temporary-folder.ts';
import { talkToServer } from '../database/running-server/ask.ts';
import { completeProfile } from '../testing/mentors.ts';
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

test.each(['goes well', 'fails on the way'])('what follows from a decision is done with it by the running server, or nothing is: %s', async (how) => {
  const [talent, mentor, session] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const email = `${mentor}@example.com`;
  for (const [id, role] of [[talent, 'TALENT'], [mentor, 'MENTOR']]) await database.query(`insert into users (id, email, role, first_name, last_name, birth_month) values ($1, $2, $3, 'Demo', 'Person', '1990-01-01')`, [id, `${id}@example.com`, role]);
  await database.query(`insert into mentors (user_id, state, profile, verified_at) values ($1, 'verified', $2, now())`, [mentor, JSON.stringify(completeProfile)]);
  await database.query(`insert into sessions (id, talent_id, mentor_id, state, starts_at, ends_at, talent_time_zone, mentor_time_zone, plan, currency, reason) values ($1, $2, $3, 'accepted', now() + interval '2 days', now() + interval '2 days 1 hour', 'Africa/Lagos', 'Africa/Lagos', 'lite', 'NGN', 'First steps')`, [session, talent, mentor]);
  const stands = async () => (await database.query(`select state, (select count(*)::integer from suspensions where user_id = mentor_id) as suspensions, (select count(*)::integer from audit where subject = mentor_id::text and kind = 'person') as entries, (select count(*)::integer from outbox where user_id in (talent_id, mentor_id)) as mails from sessions where id = $1`, [session]))[0];
  const before = await stands();
  if (how !== 'goes well') await database.query(`create function no_mail() returns trigger language plpgsql as $$ begin if new.user_id = '${talent}' then raise 'The disk is full.'; end if; return new; end $$; create trigger no_mail before insert on outbox for each row execute function no_mail()`);
  const done = await run('suspend', email, '--days', '2', '--reason', 'Rude');
  if (how !== 'goes well') {
    await database.query('drop trigger no_mail on outbox');
    expect([done, await stands()]).toMatchObject([{ code: 1, complaint: expect.stringContaining('The disk is full.') }, before ?? {}]);
    expect((await run('suspend', email, '--days', '2', '--reason', 'Rude')).code).toBe(0); // and again is no second time
  }
  expect(await stands()).toEqual({ state: 'cancelled', suspensions: 1, entries: 1, mails: 3 });
  expect((await audit('verify')).said).toContain('as they were written');
  expect((await database.query<{ body: string }>(`select body from outbox where user_id = $1`, [talent]))[0]?.body).toMatch(/Africa|Lagos/);
});

test('a command that ends in the middle of a decision leaves nothing of it', async () => {
  const asked = talkToServer(folder);
  const count = async () => (await database.query<{ n: number }>('select count(*)::integer as n from users'))[0]?.n;
  const before = await count();
  const broken = asked.transaction(async (transaction) => {
    await transaction.query(`insert into users (id, email, role, first_name, last_name) values (gen_random_uuid(), 'half@example.com', 'TALENT', 'Demo', 'Talent')`);
    await asked.close(); // as a kill -9 would
    await transaction.query('select 1');
  });
  await expect(broken).rejects.toThrow('gave no answer');
  expect(await count()).toBe(before);
});

test.each(['x', 'null', '{}', '{"step":"AAAA"}', '{"step":5}', '{"query":"select 1","values":[]}'])('what is no wish of a command leaves the server as it is: %s', async (line) => {
  const socket = net.connect(requestAddress(realpathSync(folder), folder));
  const heard = new Promise<string>((resolve) => socket.setEncoding('utf8').once('data', (text: string) => resolve(text)));
  socket.write(`${line}\n`);
  expect(await heard).toContain('another version');
  socket.destroy();
  expect((await run('show', 'nobody@example.com')).complaint).toBe('Nobody has an account with nobody@example.com.');
});

test('what does not fit is told', async () => {
  expect((await run('show', 'nobody@example.com')).complaint).toBe('Nobody has an account with nobody@example.com.');
  await database.query(`insert into users (id, email, role, first_name, last_name) values ($1, 'eve@example.com', 'TALENT', 'Demo', 'Talent')`, [crypto.randomUUID()]);
  for (const args of [[], ['show'], ['burn', 'eve@example.com'], ['lift', 'eve@example.com'], ['suspend', 'eve@example.com', '--reason', 'A'], ['suspend', 'eve@example.com', '--days', '0', '--reason', 'A'], ['lift', 'eve@example.com', '--days', '3', '--reason', 'A'], ['correct-birth-month', 'eve@example.com', '--month', '4', '--reason', 'A'], ['lift', 'eve@example.com', '--month', '1990-04', '--reason', 'A']]) {
    expect([args, (await run(...args)).code]).toEqual([args, 2]);
  }
});
