-- The second factor of those who have one: the key of an app that shows codes, sealed with the server's secret, which is not
-- in the database. A key is offered until its first code was right; the one before stays good until then.
create table second_factors (
  user_id uuid primary key references users (id) on delete cascade,
  sealed_key bytea,
  offered_key bytea,
  confirmed_at timestamptz,
  -- A code is good once: those of this step of thirty seconds, and before, are used.
  used_step bigint not null default 0,
  constraint second_factors_confirmed check ((sealed_key is null) = (confirmed_at is null))
);

-- For who has lost the app. Each is good once; what is stored is keyed with the server's secret.
create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash bytea not null constraint recovery_codes_hash check (octet_length(code_hash) = 32),
  primary key (user_id, code_hash)
);

-- What somebody sees of their sign-ins, and how far each has been proved.
alter table sign_in_sessions
  add column browser text,
  add column system text,
  add column last_used_at timestamptz,
  add column proven_at timestamptz,
  add column with_second_factor boolean not null default false;
update sign_in_sessions set last_used_at = created_at, proven_at = created_at;
alter table sign_in_sessions
  alter column last_used_at set default now(),
  alter column last_used_at set not null,
  alter column proven_at set default now(),
  alter column proven_at set not null;
