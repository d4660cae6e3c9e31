-- Whoever signs in through a third party has no password here, and may have one name only.
alter table users alter column password_hash drop not null;
alter table users drop constraint users_last_name_check;
alter table users add constraint users_last_name_check check (char_length(last_name) <= 100);
alter table users
  add column language text,
  add column time_zone text,
  add column profile_image_url text;

-- The newest reset code of each account. The code alone selects the account, so it is unique; a row goes when it is used.
create table password_resets (
  user_id uuid primary key references users (id) on delete cascade,
  code_hash bytea not null unique check (octet_length(code_hash) = 32),
  -- The browser that asked: where it sends its cookie, the cookie must be this one.
  flow_hash bytea not null check (octet_length(flow_hash) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index password_resets_flow on password_resets (flow_hash);

-- Who a third party says somebody is: its own id of them, never the address, which may change hands there.
create table third_party_identities (
  provider text not null check (provider in ('GOOGLE')),
  subject text not null check (char_length(subject) between 1 and 255),
  user_id uuid not null references users (id) on delete cascade,
  email text not null,
  linked_at timestamptz not null default now(),
  primary key (provider, subject)
);
create index third_party_identities_user on third_party_identities (user_id);

-- Nonces given out and not yet used: each one lets a single ID token in.
create table third_party_nonces (
  nonce_hash bytea primary key check (octet_length(nonce_hash) = 32),
  expires_at timestamptz not null
);

alter table outbox
  add column user_id uuid references users (id) on delete cascade,
  add column kind text not null default '',
  add column locale text not null default 'en',
  -- A code that is no longer valid is not worth a mail.
  add column expires_at timestamptz,
  add column failed_at timestamptz,
  add column last_error text;
create index outbox_user on outbox (user_id);
drop index outbox_due;
create index outbox_due on outbox (run_at) where sent_at is null and failed_at is null;
