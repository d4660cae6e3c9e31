-- When the data was last copied away; the console tells how long ago that is.
create table last_backup (
  id boolean primary key default true check (id),
  made_at timestamptz not null default now()
);
