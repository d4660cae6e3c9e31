-- Messages of or to somebody under 18 that may hold a way to get in touch elsewhere: nobody but their writer and the staff reads
-- them. One that is released becomes a message of its thread.
create table held_messages (
  id uuid primary key,
  about text not null check (about in ('session', 'application')),
  session_id uuid references sessions (id) on delete cascade,
  application_id uuid references applications (id) on delete cascade,
  author_id uuid not null references users (id) on delete cascade,
  text text not null,
  found text[] not null,
  idempotency_key uuid not null,
  created_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'released', 'withheld')),
  note text,
  decided_at timestamptz,
  unique (author_id, idempotency_key),
  check (case about when 'session' then session_id is not null and application_id is null else application_id is not null and session_id is null end),
  check ((state = 'waiting') = (decided_at is null))
);
create index held_messages_session on held_messages (session_id) where session_id is not null;
create index held_messages_application on held_messages (application_id) where application_id is not null;
create index held_messages_waiting on held_messages (created_at) where state = 'waiting';
