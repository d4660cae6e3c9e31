import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { temporaryFolder } from '../database/testing/temporary-folder.ts';
import { terminalAt } from './testing.ts';

const folder = temporaryFolder();
/** Open throughout, as in a running server: the commands ask it. How they open a folder by themselves, messages and mentors show. */
let database: Database;
beforeAll(async () => {
  database = await openDatabase({ folder });
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = terminalAt(folder);

const [partner, talent, post, ours, theirs] = [1, 2, 3, 4, 5].map((n) => `${n}0000000-0000-4000-8000-000000000000`) as [string, string, string, string, string]; // five were made

async function prepare(): Promise<void> {
  await database.query(`insert into users (id, email, role, first_name, last_name) values ($1, 'partner@example.com', 'PARTNER', 'Demo', 'Partner'), ($2, 'talent@example.com', 'TALENT', 'Demo', 'Talent')`, [partner, talent]);
  await database.query(
    `insert into posts (id, partner_id, kind, state, title, organisation, category, location, terms, description, submitted_at)
     values ($1, $2, 'project', 'submitted', $3, 'Demo Works', 'technology', 'Remote', '6 weeks', 'Sort letters.', now())`,
    [post, partner, 'Sort \u202ethe letters'],
  );
  for (const [id, target, postId, title] of [[ours, 'opening.x', null, 'A clerk'], [theirs, `post.${post}`, post, 'Sort the letters']]) {
    await database.query(
      `insert into applications (id, talent_id, target, post_id, kind, title, organisation, form, answers) values ($1, $2, $3, $4, 'project', $5, 'Demo Works', 'apply', '[{"id":"why","question":"Why this?","answer":"I like letters."}]')`,
      [id, talent, target, postId, title],
    );
  }
}

test('who reported a post that is shown again as it was is told so by the command line, too', { timeout: 240_000 }, async () => {
  await prepare();
  await database.query(`update posts set state = 'declined', note = 'It asks for money.', appeal = 'It asks for none.', appealed_at = now()`);
  await database.query(`insert into reports (id, reporter_id, about, subject_id, person_id, kind, text, decision, decided_at) values (gen_random_uuid(), $1, 'post', $2, $3, 'money', '', 'taken-down', now())`, [talent, post, partner]);
  expect(await run('posts', 'publish', post)).toMatchObject({ code: 0 });
  expect(await database.query('select decision from reports')).toEqual([{ decision: 'dismissed' }]);
  expect(await database.query('select kind, recipient from outbox order by kind')).toEqual([{ kind: 'postPublished', recipient: 'partner@example.com' }, { kind: 'reportDismissed', recipient: 'talent@example.com' }]);
  for (const table of ['outbox', 'reports', 'applications', 'post_log', 'posts', 'users']) await database.query(`delete from ${table}`);
});

test('a post is declined and published; an application of our own is read and answered, a partner’s is theirs', { timeout: 240_000 }, async () => {
  await prepare();
  expect((await run('posts', 'list')).said).toMatch(/^30000000 {2}submitted {2}\d{4}.* project {2}Demo Works: Sort {2}the letters$/);
  expect((await run('posts', 'decline', '3000')).code).toBe(2);
  expect(await run('posts', 'decline', '3000', '--note', 'Say who waits for it.')).toMatchObject({ code: 0, said: expect.stringContaining('is declined; a mail tells of it.') });
  const setDeadline = (day: string) => database.query(`update posts set deadline = $1, starts_on = '2099-01-01', places = 2, pay = 'Unpaid'`, [day]);
  await setDeadline('2020-01-31');
  expect((await run('posts', 'publish', post)).complaint).toBe('Post 30000000 cannot be published: its last day to apply, 2020-01-31, has passed. Decline it, and say so in the note.');
  await setDeadline('2098-12-31');
  expect(await run('posts', 'publish', post)).toMatchObject({ code: 0 });
  expect((await run('posts', 'publish', post)).said).toBe('Post 30000000 is published already.');
  expect((await run('posts', 'show', post)).said).toMatch(/declined by operator.*: Say who waits for it\.\n.*published by operator/);
  expect((await run('posts', 'show', post)).said).toContain('last day to apply 2098-12-31 UTC · begins 2099-01-01 · 2 places · pay: Unpaid');
  expect(await database.query('select state, note, published_at is not null as dated from posts')).toEqual([{ state: 'published', note: null, dated: true }]);
  expect(await database.query('select kind, recipient from outbox order by created_at')).toEqual(['postDeclined', 'postPublished'].map((kind) => ({ kind, recipient: 'partner@example.com' })));
  await database.query(`update posts set state = 'closed'`);
  expect((await run('posts', 'publish', post)).complaint).toBe('Post 30000000 cannot become published: it is closed.');

  expect((await run('applications', 'list')).said).toMatch(/^40000000 {2}received .* Demo Talent: A clerk \(Demo Works\)$/);
  expect((await run('applications', 'list', '--whose', 'all')).said.split('\n')).toHaveLength(2);
  expect((await run('applications', 'show', ours)).said).toMatch(/seen by operator[^\n]*\n\nWhy this\?\nI like letters\./);
  const others = async (count: number) => {
    await database.query(`delete from applications where state = 'invited'`);
    await database.query(`update applications set target = 'project.health-data-dashboard' where id = $1`, [ours]);
    await database.query(
      `with talents as (insert into users (id, email, role, first_name, last_name) select gen_random_uuid(), gen_random_uuid() || '@example.com', 'TALENT', 'Demo', 'Talent' from generate_series(1, $1::integer) returning id)
       insert into applications (id, talent_id, target, kind, title, organisation, form, answers, state) select gen_random_uuid(), id, 'project.health-data-dashboard', 'project', 'A', 'B', 'apply', '[]', 'invited' from talents`,
      [count],
    );
  };
  await others(4);
  expect((await run('applications', 'invite', ours)).complaint).toContain('all places are taken');
  await others(3);
  expect(await run('applications', 'invite', ours, '--note', 'Monday.')).toMatchObject({ code: 0 });
  await database.query('delete from applications where id not in ($1, $2)', [ours, theirs]);
  expect((await run('applications', 'invite', ours)).said).toBe('Application 40000000 is invited already.');
  expect((await run('applications', 'decline', theirs)).complaint).toContain('the partner answers it');
  expect((await run('applications', 'show', theirs)).code).toBe(0);
  expect(await database.query('select state, note from applications order by id')).toEqual([{ state: 'invited', note: 'Monday.' }, { state: 'received', note: null }]);
  expect(await database.query<{ body: string }>(`select body from outbox where kind = 'applicationInvited'`)).toEqual([{ body: expect.stringContaining('Monday.') }]);
});

test('what is not understood is told, and changes nothing', async () => {
  for (const args of [[], ['list', 'x'], ['show'], ['publish'], ['list', '--state', 'gone'], ['publish', 'a', 'b'], ['publish', '3000', '--note', 'x'.repeat(1001)]]) expect([args, (await run('posts', ...args)).code]).toEqual([args, 2]);
  for (const args of [[], ['show'], ['list', '--whose', 'mine'], ['invite'], ['show', '4000', '--note', 'x']]) expect([args, (await run('applications', ...args)).code]).toEqual([args, 2]);
  expect((await run('posts', 'show', "' or 1=1")).complaint).toContain('There is no post');
  expect((await run('--help')).said).toContain('npm run operator -- applications list');
});
