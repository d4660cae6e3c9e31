-- Who says that a link of a plan is dead, once each; settled by a decision of the staff or the operator.
create table link_reports (
  user_id uuid not null references users (id) on delete cascade,
  resource_id text not null,
  address text not null,
  created_at timestamptz not null default now(),
  settled boolean not null default false,
  primary key (user_id, resource_id)
);
create index link_reports_open on link_reports (resource_id) where not settled;

-- Links that somebody took away, until content has another address.
create table hidden_links (
  resource_id text primary key,
  address text not null,
  hidden_at timestamptz not null default now()
);

-- When somebody last decided about one that checks found dead.
alter table resource_checks add column decided_at timestamptz;
