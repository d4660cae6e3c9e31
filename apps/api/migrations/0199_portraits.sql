-- Pictures of people, drawn anew from what they brought, in three widths; of that nothing else is kept. One that is shown to others may have
-- one beside it that waits for the staff, or that they did not take: of such a one the picture is not kept, only why.
create table portraits (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  state text not null check (state in ('waiting', 'shown', 'refused')),
  small bytea,
  medium bytea,
  large bytea,
  note text,
  made_at timestamptz not null default now(),
  check ((small is null) = (state = 'refused') and (medium is null) = (state = 'refused') and (large is null) = (state = 'refused')),
  check (octet_length(small) + octet_length(medium) + octet_length(large) < 600000)
);
create index portraits_owner on portraits (user_id);
create unique index portraits_shown on portraits (user_id) where state = 'shown';
create unique index portraits_own on portraits (user_id) where state <> 'shown';
create index portraits_waiting on portraits (made_at) where state = 'waiting';
