-- Who keeps apart from whom. Neither sees the other while a row of either stands; the other is never told.
create table blocks (
  id uuid primary key,
  blocker_id uuid not null references users (id) on delete cascade,
  blocked_id uuid not null references users (id) on delete cascade,
  -- The name under which the blocker knew them: an organisation's, or the short one of a review. Never more than was shown.
  known_as text not null,
  created_at timestamptz not null default now(),
  unique (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_blocked on blocks (blocked_id, blocker_id);

-- A review is reported for what content names, like everything else; reports from before have words alone.
alter table review_reports add column kind text not null default '', add column urgent boolean not null default false;

-- What was paid for a plan goes back when the two of it are kept apart.
alter table refunds drop constraint refunds_cause_check, add constraint refunds_cause_check check (cause in ('declined', 'cancelled', 'lapsed', 'mentor-left', 'ended'));
