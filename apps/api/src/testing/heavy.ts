import { years } from '@bridge/model';
import type { Database } from '../database/database.ts';
import type { Everyone } from './everyone.ts';
import { hardText } from './largest.ts';

/** Gives everyone as much as years of use, and the limits, let them have. */
export async function makeHeavy(database: Database, { talent, mentor, partner, current, coming, post }: Everyone): Promise<void> {
  const people = [talent.id, mentor.id];
  const fill = (text: string, values: unknown[]) => database.query(text, values);
  // Sessions of many years, so that no two overlap: half of them over, half to come.
  await fill(
    `insert into sessions (id, talent_id, mentor_id, state, starts_at, ends_at, talent_time_zone, mentor_time_zone, plan, currency, reason, note, created_at)
     select gen_random_uuid(), $1, $2, case when n < 1000 then 'completed' else 'accepted' end, at, at + interval '1 hour', 'Africa/Lagos', 'Asia/Kathmandu', 'standard', 'NGN', $3, $3, now() - interval '1 day'
     from (select n, now() + (n - 1000.5) * interval '5 hours' as at from generate_series(0, 1999) as n) as times`,
    [...people, hardText(1000)],
  );
  await fill(`insert into reviews (id, session_id, talent_id, mentor_id, rating, type, text, answer, answered_at)
     select gen_random_uuid(), id, talent_id, mentor_id, 5, 'positive', $1, $1, now() from sessions where state = 'completed' and id not in (select session_id from reviews)`, [hardText(1000)]);
  await fill(`insert into thread_messages (id, about, session_id, author_id, position, text, idempotency_key)
     select gen_random_uuid(), 'session', $1, $2, n, $3, gen_random_uuid() from generate_series(2, 2000) as n`, [coming, talent.id, hardText(2000)]);
  await fill(`insert into posts (id, partner_id, kind, state, title, organisation, category, location, terms, description, industries, skills, published_at)
     select gen_random_uuid(), $1, 'project', 'published', $2, $2, 'technology', $3, $4, $5, array_fill('technology'::text, array[12]), array_fill('programming'::text, array[12]), now() from generate_series(1, 1000)`,
    [partner.id, hardText(100), hardText(80), hardText(60), hardText(2000)]);
  await fill(`insert into applications (id, talent_id, target, post_id, kind, title, organisation, form, answers)
     select gen_random_uuid(), $1, 'post.' || posts.id, posts.id, 'project', title, organisation, 'apply', $2 from posts where id <> $3`,
    [talent.id, JSON.stringify(Array.from({ length: 8 }, (_, n) => ({ id: `question-${n}`, question: hardText(100), answer: hardText(2000) }))), post]);
  await fill(`insert into saved_opportunities (user_id, target) select $1, 'post.' || id from posts`, [talent.id]);
  await fill(`insert into outbox (id, dedupe, user_id, recipient, kind, subject, body, sent_at)
     select gen_random_uuid(), 'heavy-' || n, $1, 'a@example.com', 'sessionMoved', 'x', $2, now() from generate_series(1, 2000) as n`, [talent.id, hardText(2000)]);

  const milestone = (year: string, n: number) => ({ id: `${year}-${n}`, text: hardText(500, `${n} `), reasons: [{ question: 'current-status', option: 'student' }], own: true, revision: 3, target: '2030-Q4', note: hardText(1000), link: `https://example.com/${'%C3%A9'.repeat(70)}` });
  const roadmap = {
    years: Object.fromEntries(years.map((year) => [year, Array.from({ length: 30 }, (_, n) => milestone(year, n + 1))])),
    removed: Array.from({ length: 100 }, (_, n) => ({ ...milestone('year1', 100 + n), year: 'year1', place: 0 })),
  };
  await fill('update blueprints set edited = $2, revision = 9 where user_id = $1', [talent.id, JSON.stringify(roadmap)]);
  await fill(`insert into blueprints (id, user_id, input_hash, source, structured, edited, revision, current, current_since)
     select gen_random_uuid(), user_id, sha256(n::text::bytea), source, structured, edited, revision, false, case when n < 30 then now() - n * interval '1 day' end
     from blueprints, generate_series(1, 40) as n where id = $1`, [current]);
  await fill('insert into milestone_progress (user_id, milestone_id) select $1, unnest($2::text[]) on conflict do nothing', [talent.id, years.flatMap((year) => Array.from({ length: 30 }, (_, n) => `${year}-${n + 1}`))]);
}
