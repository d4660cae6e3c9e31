-- What the two people of a session write to each other. With an account its words go; what the other side wrote stays theirs.
create table session_messages (
  id uuid primary key,
  session_id uuid references sessions (id) on delete set null,
  author_id uuid not null references users (id) on delete cascade,
  -- From 1 on within the session.
  position integer not null check (position > 0),
  text text not null check (char_length(text) between 1 and 2000),
  idempotency_key uuid not null,
  created_at timestamptz not null default now(),
  unique (session_id, position),
  unique (author_id, idempotency_key)
);

-- How far either side has read.
alter table sessions
  add column talent_read_to integer not null default 0,
  add column mentor_read_to integer not null default 0;
