-- A page of a change as it would be, for the one who asked for it: read once, within a minute.
create table content_previews (
  ticket uuid primary key default gen_random_uuid(),
  made_for uuid not null references users (id) on delete cascade,
  html text not null check (octet_length(html) <= 4194304),
  made_at timestamptz not null default now()
);
create index content_previews_made_for on content_previews (made_for);
create index content_previews_made_at on content_previews (made_at);
