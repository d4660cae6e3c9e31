-- What editors of the console work on: a named change of the content, from the release it was begun from. Whoever publishes it
-- makes it wait for its moment; the servers do the rest.
create table content_changes (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 200),
  base text not null references content_releases (id),
  state text not null default 'open' check (state in ('open', 'waiting', 'publishing', 'published', 'withdrawn')),
  -- Counts what was saved in it: of two who save at once, one is told.
  revision bigint not null default 1,
  -- Its files are others than those of the revision before and what was saved since.
  remade bigint not null default 1,
  begun_by text not null,
  begun_at timestamptz not null default now(),
  edited_by text not null,
  edited_at timestamptz not null default now(),
  publish_at timestamptz,
  publish_by text,
  publish_note text not null default '',
  claimed_at timestamptz,
  -- Why it was not published the last time.
  trouble text,
  release text references content_releases (id) on delete set null,
  check ((state in ('waiting', 'publishing')) <= (publish_at is not null and publish_by is not null))
);
create index content_changes_base on content_changes (base);
create index content_changes_release on content_changes (release);
create index content_changes_due on content_changes (publish_at) where state in ('waiting', 'publishing');

-- The files that a change has otherwise than its base: nothing where it takes one away.
create table content_change_files (
  change uuid not null references content_changes (id) on delete cascade,
  file text not null,
  text text check (octet_length(text) <= 2097152),
  revision bigint not null,
  edited_by text not null,
  edited_at timestamptz not null default now(),
  primary key (change, file)
);
