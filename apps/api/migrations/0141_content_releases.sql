-- What is published of content/. Files lie here by the hash of what a reader gets, packed where that makes them smaller; what
-- is here is never changed, so every process and every backup may keep it.
create table content_blobs (
  hash text primary key,
  packed boolean not null,
  bytes bytea not null check (octet_length(bytes) <= 16777216),
  -- Files of a release that is just being made are here before the release is.
  stored_at timestamptz not null default now()
);
alter table content_blobs alter column bytes set storage external;

-- A complete state of the folder, named by the hash of all of it: its files as an editor wrote them.
create table content_releases (
  id text primary key,
  parent text references content_releases (id) on delete set null,
  sources jsonb not null,
  made_by text not null,
  made_at timestamptz not null default now(),
  note text not null default ''
);
create index content_releases_parent on content_releases (parent);

-- What one build of the code makes of a release: pages, feeds, pictures, documents. Nothing while somebody is about it.
create table content_drawings (
  release text not null references content_releases (id) on delete cascade,
  build text not null,
  drawing jsonb,
  begun_at timestamptz not null default now(),
  -- Why this build can make nothing of it.
  refused text,
  primary key (release, build)
);

-- Which release is live since when: the row with the highest generation. Of two publishers who both want to be the next one is told.
create table content_switches (
  generation bigint primary key check (generation > 0),
  release text not null references content_releases (id) on delete cascade,
  switched_by text not null,
  switched_at timestamptz not null default now(),
  note text not null default ''
);
create index content_switches_release on content_switches (release);

alter table staff_grants drop constraint staff_grants_permission_check;
alter table staff_grants add constraint staff_grants_permission_check
  check (permission in ('mentors', 'posts', 'applications', 'messages', 'safety', 'people', 'content', 'audit', 'staff'));
