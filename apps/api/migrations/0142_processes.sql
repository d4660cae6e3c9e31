-- Every process of the server says now and then that it is there, and what it is. For whoever runs several.
create table processes (
  id uuid primary key,
  name text not null,
  version text not null,
  migration text not null,
  content_release text,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);

-- By it a process finds out that its SECRET_KEY is another one than the others have. Nothing can be read off it.
create table secret_check (
  is_only boolean primary key default true check (is_only),
  value bytea not null
);
