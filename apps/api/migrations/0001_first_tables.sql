-- Ids are made by the application (random UUIDs), so that no engine's own generator is needed.

create table users (
  id uuid primary key,
  -- The canonical form (NFKC, trimmed, lower case) that the application makes before it looks anything up.
  email text not null unique check (char_length(email) between 3 and 254),
  password_hash text not null,
  role text not null check (role in ('TALENT', 'MENTOR', 'PARTNER')),
  first_name text not null check (char_length(first_name) between 1 and 100),
  last_name text not null check (char_length(last_name) between 1 and 100),
  -- The survey's answers under their wire keys.
  profile jsonb not null default '{}' check (jsonb_typeof(profile) = 'object'),
  email_verified_at timestamptz,
  accepted_terms text,
  created_at timestamptz not null default now()
);

-- A sign-in session. Only the SHA-256 of its token is stored.
create table sign_in_sessions (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check (expires_at > created_at)
);
create index sign_in_sessions_user on sign_in_sessions (user_id);

-- The newest code of each purpose; the code itself is only in the mail.
create table verification_codes (
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('verify-email')),
  code_hash bytea not null check (octet_length(code_hash) = 32),
  attempts integer not null default 0 check (attempts between 0 and 5),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (user_id, purpose)
);

-- Mails to send. `dedupe` makes queueing the same mail twice harmless.
create table outbox (
  id uuid primary key,
  dedupe text not null unique,
  recipient text not null,
  subject text not null,
  body text not null,
  attempts integer not null default 0,
  run_at timestamptz not null default now(),
  locked_until timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null default now()
);
create index outbox_due on outbox (run_at) where sent_at is null;

create table rate_limits (
  key bytea primary key check (octet_length(key) = 32),
  used integer not null check (used >= 0),
  resets_at timestamptz not null
);

create table survey_drafts (
  user_id uuid primary key references users (id) on delete cascade,
  generation integer not null default 0 check (generation >= 0),
  envision text not null default '',
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  position jsonb not null default '{}' check (jsonb_typeof(position) = 'object'),
  updated_at timestamptz
);

-- Every version of a talent's blueprint: at most one is current, at most one waits for the deletion to be undone.
create table blueprints (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  input_hash bytea not null check (octet_length(input_hash) = 32),
  source text not null check (source in ('composer', 'provider')),
  structured jsonb not null check (jsonb_typeof(structured) = 'object'),
  current boolean not null default false,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (not (current and deleted_at is not null))
);
create unique index blueprints_current on blueprints (user_id) where current;
create unique index blueprints_deleted on blueprints (user_id) where deleted_at is not null;
create unique index blueprints_answers on blueprints (user_id, input_hash) where deleted_at is null;

-- A set: a milestone is in it or not, however often it was ticked. Ids are stable across versions.
create table milestone_progress (
  user_id uuid not null references users (id) on delete cascade,
  milestone_id text not null check (char_length(milestone_id) between 1 and 200),
  completed_at timestamptz not null default now(),
  primary key (user_id, milestone_id)
);

-- Who is generating what right now. An entry of a process that died is taken over when it has expired.
create table generations_running (
  user_id uuid not null references users (id) on delete cascade,
  input_hash bytea not null check (octet_length(input_hash) = 32),
  holder uuid not null,
  expires_at timestamptz not null,
  primary key (user_id, input_hash)
);

create table generations_by_day (
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  used integer not null check (used between 1 and 1000),
  primary key (user_id, day)
);
