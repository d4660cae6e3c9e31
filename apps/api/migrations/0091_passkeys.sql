-- Keys that stay on people's devices; here is the public half. One proves who is there beside a password.
create table passkeys (
  id text primary key,
  user_id uuid not null references users (id) on delete cascade,
  public_key bytea not null,
  -- How often the device says that it was used; some always say 0. Who sends an older figure has a copy.
  counter bigint not null,
  browser text,
  system text,
  added_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- What a device is to sign: good once, for one purpose, and where it is about a new key for one person.
create table passkey_challenges (
  challenge_hash bytea primary key constraint passkey_challenges_hash check (octet_length(challenge_hash) = 32),
  user_id uuid references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_user on passkey_challenges (user_id);
