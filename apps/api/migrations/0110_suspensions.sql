-- Who may not sign in until then, and why. Lifting takes the row away; that it was there stands in the audit.
create table suspensions (
  user_id uuid primary key references users (id) on delete cascade,
  reason text not null check (char_length(reason) between 1 and 1000),
  suspended_by text not null,
  suspended_at timestamptz not null default now(),
  ends_at timestamptz not null check (ends_at > suspended_at)
);
