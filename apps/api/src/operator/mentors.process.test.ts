import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { temporaryFolder } from '../database/testing/temporary-folder.ts';
import { completeProfile } from '../testing/mentors.ts';
import { terminalAt } from './testing.ts';

const folder = temporaryFolder();
/** Open as in a running server, but in the last test: the commands ask it. */
let database: Database;
beforeAll(async () => {
  database = await openDatabase({ folder });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = terminalAt(folder, 'mentors');

async function submit(email: string, profile: object = completeProfile): Promise<string> {
  const id = crypto.randomUUID();
  await database.query(`insert into users (id, email, role, first_name, last_name, email_verified_at) values ($1, $2, 'MENTOR', 'Demo', $3, now())`, [id, email, `Mentor \u202e${email}`]);
  await database.query(`insert into mentors (user_id, state, profile, submitted_at) values ($1, 'submitted', $2, now())`, [id, JSON.stringify(profile)]);
  return id;
}

test('a mentor is asked for changes, verified and declined; who did it and why is kept, and a mail tells', async () => {
  const id = await submit('one@example.com');
  const short = id.slice(0, 8);
  expect((await run('list')).said).toMatch(new RegExp(`^${short}  submitted {10}\\d{4}.* Demo Mentor  one@example.com, Data lead$`));
  expect((await run('request-changes', short)).code).toBe(2);
  expect(await run('request-changes', short, '--note', 'Tell more\nof \u009b2J yourself')).toMatchObject({ code: 0, said: expect.stringContaining('is changes-requested; a mail tells of it.') });
  expect((await run('list')).said).toBe('No mentor waits for verification.');
  expect(await run('verify', 'ONE@example.com')).toMatchObject({ code: 0 });
  expect((await run('verify', short)).said).toBe(`Mentor ${short} is verified already.`);
  expect(await run('decline', id, '--note=Not a person')).toMatchObject({ code: 0 });
  const shown = (await run('show', short)).said;
  expect(shown).toMatch(/changes-requested by operator.*: Tell more of {2}2J yourself\n.*verified by operator[^\n]*\n.*declined by operator.*: Not a person/);
  expect(await database.query('select state, state_note from mentors')).toEqual([{ state: 'declined', state_note: 'Not a person' }]);
  expect(await database.query('select kind, recipient from outbox order by created_at')).toEqual(
    ['mentorChangesRequested', 'mentorVerified', 'mentorDeclined'].map((kind) => ({ kind, recipient: 'one@example.com' })),
  );
  expect(await database.query<{ body: string }>(`select body from outbox where kind = 'mentorDeclined'`)).toEqual([{ body: expect.stringContaining('Not a person') }]);
});

test('a profile that is not whole cannot be verified; what is not understood is told', async () => {
  const id = await submit('two@example.com', { ...completeProfile, agreements: [] });
  expect((await run('verify', id)).complaint).toContain('the profile lacks agreements');
  expect((await run('show', 'nobody@example.com')).complaint).toContain('There is no mentor nobody@example.com');
  expect((await run('show', "' or 1=1")).code).toBe(1);
  for (const args of [[], ['list', 'x'], ['show'], ['verify'], ['verify', 'a', 'b'], ['list', '--state', 'gone'], ['show', id, '--note', 'x'], ['decline', id], ['decline', id, '--note', 'x'.repeat(1001)]]) {
    expect([args, (await run(...args)).code]).toEqual([args, 2]);
  }
  expect((await run('--help')).said).toContain('npm run operator -- mentors list');
});

test('the same where no server runs', async () => {
  const id = await submit('three@example.com');
  await database.close();
  expect((await run('list')).said).toContain('three@example.com');
  expect((await run('verify', id)).code).toBe(0);
  expect((await run('show', id)).said).toContain('verified by operator');
});
