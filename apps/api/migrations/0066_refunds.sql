-- What was paid for a plan: it stands beside the plan, because a mentor's prices change. `told_at`: that its last day is near was said, once.
alter table session_packs
  add column price double precision check (price >= 0),
  add column currency text check (currency in ('NGN', 'USD')),
  add column told_at timestamptz;
update session_packs set price = first.price, currency = first.currency
  from (select distinct on (pack_id) pack_id, price, currency from sessions where pack_id is not null order by pack_id, created_at) as first
  where first.pack_id = session_packs.id;
create index session_packs_ending on session_packs (expires_at) where told_at is null;

-- Money that goes back to a talent: once a plan, whatever races. It outlives the accounts of both, as the debt does.
create table refunds (
  id uuid primary key,
  pack_id uuid unique references session_packs (id) on delete set null,
  session_id uuid references sessions (id) on delete set null,
  talent_id uuid references users (id) on delete set null,
  mentor_id uuid references users (id) on delete set null,
  plan text not null check (plan in ('lite', 'standard')),
  sessions integer not null check (sessions between 1 and 20),
  amount double precision not null check (amount > 0),
  currency text not null check (currency in ('NGN', 'USD')),
  cause text not null check (cause in ('declined', 'cancelled', 'lapsed', 'mentor-left')),
  due_at timestamptz not null default now(),
  refunded_at timestamptz,
  refunded_by text
);
create index refunds_session on refunds (session_id);
create index refunds_talent on refunds (talent_id);
create index refunds_mentor on refunds (mentor_id);
create index refunds_due on refunds (due_at) where refunded_at is null;
