import type { Database } from '../database/database.ts';

/**
 * Adds learners number `from` to `to` with what they leave behind: an account, a plan with ticks, a draft, sign-ins, mails;
 * one in five had a session and wrote about it, one in ten applied for something. For a hundred of them there is a mentor,
 * for a thousand a post. As sets and without triggers: one by one, a million would take hours.
 */
export async function addLearners(database: Database, from: number, to: number): Promise<void> {
  await database.transaction(
    async (transaction) => {
      await transaction.query('set local session_replication_role = replica');
      for (const text of statements) await transaction.query(text.replaceAll('$FROM', String(from)).replaceAll('$TO', String(to)));
    },
    { unhurried: true },
  );
  await database.as('server', 600_000).query('vacuum analyze');
}

const id = (kind: number, number: string) => `(${kind} || '0000000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`;
const learner = id(1, 'n');
const mentorOf = (number: string) => id(2, `(${number} - 1) / 100 * 100 + 1`);
const mentor = mentorOf('n');
const partnerOf = (number: string) => id(3, `(${number} - 1) / 10000 * 10000 + 1`);
const post = id(4, '(n - 1) / 1000 * 1000 + 1');
const session = id(5, 'n');
const every = (step: number, first = 1) => `from generate_series($FROM, $TO) as n where n % ${step} = ${first}`;
const everybody = 'from generate_series($FROM, $TO) as n';

const statements = [
  `insert into users (id, email, role, first_name, last_name, profile, email_verified_at, birth_month)
    select ${learner}, 'learner' || n || '@example.com', 'TALENT', 'Demo', 'Learner ' || n, '{"currentStatus": "Student", "technicalSkills": ["Programming"]}', now(), '1999-01-01' ${everybody}`,
  `insert into users (id, email, role, first_name, last_name, email_verified_at, birth_month)
    select ${mentor}, 'mentor' || n || '@example.com', 'MENTOR', 'Demo', 'Mentor ' || n, now(), '1980-01-01' ${every(100)}`,
  `insert into users (id, email, role, first_name, last_name, email_verified_at, birth_month)
    select ${partnerOf('n')}, 'partner' || n || '@example.com', 'PARTNER', 'Demo', 'Partner ' || n, now(), '1980-01-01' ${every(10_000)}`,
  `insert into mentors (user_id, state, specialty, email_visible, rating_count, rating_sum, fit_tags, verified_at)
    select ${mentor}, 'verified', 'Specialty ' || n % 1000, true, n % 90, n % 90 * 4, array[(array['industry:Finance', 'industry:Technology'])[1 + n / 100 % 2], 'level:entry'], now() ${every(100)}`,
  `insert into mentor_tags (tag, rank, mentor_id) select tag, rank, user_id from mentors cross join unnest(fit_tags) as tag where user_id in (select ${mentor} ${every(100)})`,
  `update mentor_count set verified = (select count(*) from mentors where state = 'verified')`,
  `insert into sign_in_sessions (token_hash, user_id, expires_at) select sha256(('token' || n)::bytea), ${learner}, now() + interval '7 days' ${everybody}`,
  `insert into survey_drafts (user_id, answers) select ${learner}, '{"status": {"options": ["student"]}}' ${everybody}`,
  `insert into blueprints (id, user_id, input_hash, source, structured, current, current_since) select ${id(6, 'n')}, ${learner}, sha256(n::text::bytea), 'composer', '{"roadmap": {}}', true, now() ${everybody}`,
  `insert into milestone_progress (user_id, milestone_id) select ${learner}, 'year1-' || item ${everybody.replace(' as n', ' as n cross join generate_series(1, 3) as item')}`,
  `insert into saved_opportunities (user_id, target) select ${learner}, 'project.health-data-dashboard' ${everybody}`,
  `insert into rate_limits (key, used, resets_at) select sha256(('limit' || n)::bytea), 1, now() + interval '1 hour' ${everybody}`,
  `insert into outbox (id, dedupe, recipient, subject, body, user_id, kind, sent_at, run_at)
    select ${id(7, 'n')}, 'scale ' || n, 'learner' || n || '@example.com', 'Welcome', 'Welcome to Bridge AI.', ${learner}, 'welcome', now() - interval '1 day', now() - interval '1 day' ${everybody}`,
  `insert into applied_changes (user_id, id, call, applied_at) select ${learner}, ${id(8, 'n')}, 'updateProgress', now() ${everybody}`,
  `insert into sessions (id, talent_id, mentor_id, state, starts_at, ends_at, talent_time_zone, mentor_time_zone, plan, currency, reason, answered_at)
    select ${session}, ${learner}, ${mentor}, 'completed', now() - n % 500 * interval '1 day' - interval '2 hours', now() - n % 500 * interval '1 day' - interval '1 hour', 'Africa/Lagos', 'Africa/Lagos', 'standard', 'NGN', 'My plan', now() - interval '501 days' ${every(5)}`,
  `insert into thread_messages (id, about, session_id, author_id, position, text, idempotency_key)
    select gen_random_uuid(), 'session', ${session}, ${learner}, place, 'Until Tuesday, then.', gen_random_uuid() from generate_series($FROM, $TO) as n cross join generate_series(1, 3) as place where n % 5 = 1`,
  `insert into reviews (id, session_id, talent_id, mentor_id, rating, type, text) select ${id(9, 'n')}, ${session}, ${learner}, ${mentor}, 4, 'positive', 'Clear and kind.' ${every(10)}`,
  `insert into posts (id, partner_id, kind, state, title, organisation, category, location, terms, description, industries, skills, published_at)
    select ${post}, ${partnerOf('n')}, 'project', 'published', 'Project ' || n, 'Demo', 'technology', 'Remote', '6 weeks', 'By size.', array['technology'], array['programming'], now() - n % 100 * interval '1 day' ${every(1000)}`,
  `insert into applications (id, talent_id, target, post_id, kind, title, organisation, form, answers)
    select ${id(0, 'n')}, ${learner}, 'post.' || ${post}, ${post}, 'project', 'Project', 'Demo', 'apply', '[]' ${every(10)}`,
  `insert into form_messages (id, form, locale, answers, state, dedupe) select ${id(9, 'n')}, 'contact', 'en', '[]', 'done', sha256(n::text::bytea) ${every(1000)}`,
  `insert into reports (id, about, subject_id, person_id, reporter_id, kind, text, decision, decided_at)
    select ${id(8, 'n')}, 'person', ${mentor}, ${mentor}, ${learner}, 'other', 'He was late.', 'dismissed', now() ${every(1000)}`,
  `select audit_append('a measurement', 'verified', 'mentor', n::text, '') ${every(100)}`,
];
