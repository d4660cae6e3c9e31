-- Who of the people with an account decides what in the console. The first grant comes from the server's command line.
create table staff_grants (
  user_id uuid not null references users (id) on delete cascade,
  permission text not null check (permission in ('mentors', 'posts', 'applications', 'messages', 'safety', 'people', 'audit', 'staff')),
  granted_by text not null,
  granted_at timestamptz not null default now(),
  primary key (user_id, permission)
);

-- Who looks at what waits, so that no two people do the same. It lapses by itself.
create table staff_claims (
  kind text not null,
  subject_id text not null,
  claimed_by uuid not null references users (id) on delete cascade,
  claimed_until timestamptz not null,
  primary key (kind, subject_id)
);
create index staff_claims_person on staff_claims (claimed_by);

-- A review that was reported is kept or hidden; hidden, its writer reads why and may answer once.
alter table reviews
  add column hidden_at timestamptz,
  add column hidden_note text,
  add column appeal text check (char_length(appeal) between 1 and 1000),
  add column appealed_at timestamptz;
alter table review_reports
  add column decision text check (decision in ('kept', 'hidden')),
  add column decided_at timestamptz;
create index review_reports_open on review_reports (created_at) where decided_at is null;

-- What is hidden does not count.
create or replace function review_changed() returns trigger language plpgsql as $$
declare
  changed uuid := case when tg_op = 'DELETE' then old.mentor_id else new.mentor_id end;
begin
  perform 1 from mentors where user_id = changed for update; -- two reviews of one mentor at once: the second counts the first
  update mentors set (rating_sum, rating_count) = (select coalesce(sum(rating), 0), count(*) from reviews where mentor_id = changed and hidden_at is null)
    where user_id = changed;
  return null;
end
$$;
drop trigger review_changed on reviews;
create trigger review_changed after insert or update of rating, hidden_at or delete on reviews for each row execute function review_changed();

-- Every decision about people and what they publish, by console or command line: written once, never changed. Each row's hash
-- takes in the one before it, so that a row that was altered, put in or taken out shows.
create table audit (
  seq bigint primary key,
  at timestamptz not null,
  actor text not null,
  action text not null,
  kind text not null,
  subject text not null,
  note text,
  previous_hash bytea not null,
  hash bytea not null
);
create index audit_subject on audit (kind, subject, seq);
-- The newest row once more, so that rows cut off at the end show, too. It is also what makes writers take turns; the first one makes it.
create table audit_head (
  one boolean primary key default true check (one),
  seq bigint not null,
  hash bytea not null
);

create function audit_hash(seq bigint, at timestamptz, actor text, action text, kind text, subject text, note text, previous_hash bytea) returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_build_array(seq, (extract(epoch from at) * 1000)::bigint, actor, action, kind, subject, note, encode(previous_hash, 'hex'))::text, 'UTF8'))
$$;

create function audit_append(actor text, action text, kind text, subject text, note text, happened timestamptz default clock_timestamp()) returns bigint language plpgsql as $$
declare
  before audit_head%rowtype;
  at timestamptz := date_trunc('milliseconds', happened);
  new_hash bytea;
begin
  insert into audit_head (seq, hash) values (0, sha256('')) on conflict do nothing;
  select * into before from audit_head for update;
  new_hash := audit_hash(before.seq + 1, at, actor, action, kind, subject, note, before.hash);
  insert into audit values (before.seq + 1, at, actor, action, kind, subject, note, before.hash, new_hash);
  update audit_head set seq = before.seq + 1, hash = new_hash where one;
  return before.seq + 1;
end
$$;

-- The first row that is not as it was written; nothing where all are.
create function audit_fault() returns bigint language sql stable as $$
  with rows as (
    select audit.*, lag(audit.seq, 1, 0::bigint) over (order by audit.seq) as seq_before, lag(audit.hash, 1, sha256('')) over (order by audit.seq) as hash_before from audit
  ), faults as (
    select rows.seq from rows
    where rows.seq <> rows.seq_before + 1 or rows.previous_hash <> rows.hash_before
      or rows.hash <> audit_hash(rows.seq, rows.at, rows.actor, rows.action, rows.kind, rows.subject, rows.note, rows.previous_hash)
    union all
    select head.seq from audit_head as head
    where head.seq <> coalesce((select max(audit.seq) from audit), 0) or (head.seq > 0 and head.hash is distinct from (select audit.hash from audit where audit.seq = head.seq))
  )
  select min(seq) from faults
$$;

create function audit_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'the audit is written once and never changed' using errcode = 'insufficient_privilege';
end
$$;
create trigger audit_is_kept before update or delete or truncate on audit for each statement execute function audit_is_kept();
-- A superuser passes a revoke; whoever runs the server as a user of its own does not.
do $$ begin execute format('revoke update, delete on audit from %I', current_user); end $$;

-- The logs that stand beside what they are about go into it by themselves, whoever writes them; what people did with their own
-- posts and applications is no decision about them.
create function audit_log() returns trigger language plpgsql as $$
declare
  row jsonb := to_jsonb(new);
begin
  if new.changed_by not in ('partner', 'talent', 'mentor') then
    perform audit_append(new.changed_by, new.state, tg_argv[0], row ->> tg_argv[1], row ->> 'note', new.changed_at);
  end if;
  return null;
end
$$;
create trigger audit_log after insert on mentor_log for each row execute function audit_log('mentor', 'mentor_id');
create trigger audit_log after insert on post_log for each row execute function audit_log('post', 'post_id');
create trigger audit_log after insert on application_log for each row execute function audit_log('application', 'application_id');
create trigger audit_log after insert on form_message_log for each row execute function audit_log('message', 'message_id');

-- What was decided before there was an audit, in its order.
do $$
declare
  entry record;
begin
  for entry in
    select changed_at, changed_by, state, 'mentor' as kind, mentor_id::text as subject, note from mentor_log
    union all select changed_at, changed_by, state, 'post', post_id::text, note from post_log where changed_by <> 'partner'
    union all select changed_at, changed_by, state, 'application', application_id::text, note from application_log where changed_by not in ('partner', 'talent')
    union all select changed_at, changed_by, state, 'message', message_id::text, null from form_message_log
    order by changed_at
  loop
    perform audit_append(entry.changed_by, entry.state, entry.kind, entry.subject, entry.note, entry.changed_at);
  end loop;
end $$;
