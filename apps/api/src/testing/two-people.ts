import type { Database } from '../database/database.ts';

/** A mentor and a talent with all there is between them: a session that was held, its messages and its review. */
export async function twoPeople(database: Database): Promise<void> {
  const [mentor, talent, session] = ['1', '2', '3'].map((digit) => `'${digit.repeat(8)}-0000-4000-8000-000000000000'`);
  await database.query(`
    insert into users (id, email, role, first_name, last_name) values (${mentor}, 'mentor@example.com', 'MENTOR', 'Demo', 'Mentor'), (${talent}, 'talent@example.com', 'TALENT', 'Demo', 'Talent');
    insert into mentors (user_id, state, specialty, fit_tags, profile) values (${mentor}, 'verified', 'Cloud engineer', '{industry:Technology,skill:Cloud}', '{"shortBio": "\\"Hello\\""}');
    insert into sessions (id, talent_id, mentor_id, state, starts_at, ends_at, talent_time_zone, mentor_time_zone, plan, currency, reason, mentor_read_to)
      values (${session}, ${talent}, ${mentor}, 'completed', '2026-03-29T01:00Z', '2026-03-29T02:00Z', 'Africa/Lagos', 'Europe/Berlin', 'lite', 'NGN', 'A first job', 1);
    insert into session_slots (mentor_id, slot, session_id) values (${mentor}, '2026-03-29T01:00Z', ${session});
    insert into thread_messages (id, about, session_id, author_id, position, text, idempotency_key)
      values (gen_random_uuid(), 'session', ${session}, ${talent}, 1, E'Shall I bring "anything"?\\n🌉', gen_random_uuid()), (gen_random_uuid(), 'session', null, ${mentor}, 2, 'To somebody who has left', gen_random_uuid());
    insert into reviews (id, session_id, talent_id, mentor_id, rating, type, text) values (gen_random_uuid(), ${session}, ${talent}, ${mentor}, 4, 'positive', 'Clear and kind.')`);
}

/** Every row of every table, in an order of its own: two databases with the same content answer the same. */
export async function everything(database: Database): Promise<Record<string, unknown>> {
  const tables = await database.query<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public' order by 1");
  const contents: Record<string, unknown> = {};
  for (const { name } of tables) {
    const [all] = await database.query<{ rows: unknown }>(`select jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text) as rows from "${name}" t`);
    contents[name] = name === 'migrations' || name === 'commit_marks' ? 'as they are' : all?.rows; // writing them down leaves a mark
  }
  return contents;
}
