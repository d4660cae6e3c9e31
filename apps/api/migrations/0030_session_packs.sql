-- What a talent has paid a mentor for: so many sessions of a plan, to be booked until a day.
create table session_packs (
  id uuid primary key,
  talent_id uuid not null references users (id) on delete cascade,
  mentor_id uuid not null references users (id) on delete cascade,
  plan text not null check (plan in ('lite', 'standard')),
  sessions integer not null check (sessions between 1 and 20),
  bought_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check (talent_id <> mentor_id)
);
create index session_packs_talent on session_packs (talent_id, mentor_id);
create index session_packs_mentor on session_packs (mentor_id);

-- Which of them a session uses, from 1. A session that does not take place gives its place back; the constraint lets one session have it, whatever races.
alter table sessions
  add column pack_id uuid references session_packs (id) on delete set null,
  add column credit integer check (credit between 1 and 20),
  add constraint sessions_credit unique (pack_id, credit);
