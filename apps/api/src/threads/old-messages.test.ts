import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openEmbedded } from '../database/embedded/open-embedded.ts';
import { readMigrations } from '../database/migrate.ts';
import { temporaryFolder } from '../database/testing/temporary-folder.ts';

const parent = temporaryFolder();
afterAll(() => rmSync(parent, { recursive: true, force: true }));
const [mentor, talent, session, mail] = ['1', '2', '3', '4'].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`);

test('messages that were written before applications had any are all there, with what was read and the mail that waits', async () => {
  const all = await readMigrations();
  const folder = path.join(parent, 'data');
  const open = (migrations: typeof all) => openEmbedded({ folder, migrations, durable: false, longestWait: Infinity });
  const before = await open(all.filter(({ name }) => name < '0075'));
  await before.query(`
    insert into users (id, email, role, first_name, last_name) values ('${mentor}', 'mentor@example.com', 'MENTOR', 'Demo', 'Mentor'), ('${talent}', 'talent@example.com', 'TALENT', 'Demo', 'Talent');
    insert into mentors (user_id, state, specialty, fit_tags, profile) values ('${mentor}', 'verified', 'Cloud engineer', '{}', '{}');
    insert into sessions (id, talent_id, mentor_id, state, starts_at, ends_at, talent_time_zone, mentor_time_zone, plan, currency, reason, mentor_read_to)
      values ('${session}', '${talent}', '${mentor}', 'accepted', '2099-03-29T01:00Z', '2099-03-29T02:00Z', 'Africa/Lagos', 'Europe/Berlin', 'lite', 'NGN', 'A first job', 1);
    insert into session_messages (id, session_id, author_id, position, text, idempotency_key)
      values (gen_random_uuid(), '${session}', '${talent}', 1, 'First', gen_random_uuid()), (gen_random_uuid(), '${session}', '${talent}', 2, 'Second 🌉', gen_random_uuid()), (gen_random_uuid(), null, '${mentor}', 3, 'To somebody who has left', gen_random_uuid());
    insert into outbox (id, dedupe, recipient, subject, body, user_id, kind, session_id) values ('${mail}', 'x', 'mentor@example.com', 's', 'b', '${mentor}', 'messageFromTalent', '${session}')`);
  await before.close();

  const after = await open(all);
  expect(await after.query('select about, session_id, application_id, position, text from thread_messages order by position')).toEqual([
    { about: 'session', session_id: session, application_id: null, position: 1, text: 'First' },
    { about: 'session', session_id: session, application_id: null, position: 2, text: 'Second 🌉' },
    { about: 'session', session_id: null, application_id: null, position: 3, text: 'To somebody who has left' },
  ]);
  expect(await after.query('select mentor_read_to from sessions')).toEqual([{ mentor_read_to: 1 }]);
  expect(await after.query('select text from outbox join thread_messages on thread_messages.id = outbox.message_id')).toEqual([{ text: 'Second 🌉' }]);
  const both = `insert into thread_messages (id, about, session_id, author_id, position, text, idempotency_key) values (gen_random_uuid(), 'application', '${session}', '${talent}', 9, 'x', gen_random_uuid())`;
  await expect(after.query(both)).rejects.toThrow('thread_messages_about_one');
  await after.close();
});
