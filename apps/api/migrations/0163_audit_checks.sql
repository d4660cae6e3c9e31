-- When the whole audit was last checked, and what was found: a room that many look at does not read all of it each time.
create table audit_checks (
  one boolean primary key default true check (one),
  seq bigint not null,
  fault bigint,
  checked_at timestamptz not null
);
