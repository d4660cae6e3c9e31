-- The month somebody was born in, as the first of it; nobody but themselves is ever told. Whoever signed up before has none.
alter table users add column birth_month date check (extract(day from birth_month) = 1);

-- Whom a talent under 18 has asked to agree that they meet others, and what came of it. The link that the guardian gets is
-- made from the id and the server's secret, so that nobody who reads this can use it.
create table guardian_consents (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  address text not null,
  -- Where the links in their mails lead, and the language of their mails.
  site text not null,
  language text,
  asked_at timestamptz not null default now(),
  -- The text that was agreed to: its version, and the language it was read in.
  text_version text,
  agreed_at timestamptz,
  ends_at timestamptz,
  ended_at timestamptz,
  ended_by text check (ended_by in ('guardian', 'talent')),
  reminded_at timestamptz,
  check ((agreed_at is null) = (text_version is null) and (agreed_at is null) = (ends_at is null)),
  check ((ended_at is null) = (ended_by is null))
);
create unique index guardian_consents_open on guardian_consents (user_id) where ended_at is null;
create index guardian_consents_user on guardian_consents (user_id, asked_at);
create index guardian_consents_ending on guardian_consents (ends_at) where ended_at is null and reminded_at is null;

-- Mentors, and partners, whom somebody of the staff has checked for meeting people under 18. Taking it back takes the row away;
-- who did what and why is in the audit.
create table young_people_checks (
  user_id uuid primary key references users (id) on delete cascade,
  note text not null,
  checked_by text not null,
  checked_at timestamptz not null default now()
);
