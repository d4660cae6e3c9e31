-- What whoever runs the product found at the addresses of content/resources.json. An address that content has changed since is another one.
create table resource_checks (
  id uuid primary key,
  resource_id text not null unique,
  address text not null,
  checked_at timestamptz not null,
  answered boolean not null,
  -- What came, or why nothing did: "200", "404", "no answer in 10 s".
  finding text not null,
  -- Since when every check found it dead.
  dead_since timestamptz,
  check (answered = (dead_since is null)),
  check (dead_since <= checked_at)
);
