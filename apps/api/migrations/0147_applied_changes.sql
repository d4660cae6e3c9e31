-- Changes that a device had written down before it sent them, by the id that it gave each: a second copy changes nothing.
-- Kept for thirty days, the longest that a sign-in lasts, and what waits on a device goes with its sign-in.
create table applied_changes (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  call text not null,
  applied_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index applied_changes_by_age on applied_changes (applied_at);
