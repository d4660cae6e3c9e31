-- Somebody sits before the screen and waits for a code: such a mail goes before all others.
alter table outbox add column urgent boolean not null default false;
drop index outbox_due;
create index outbox_due on outbox (urgent desc, run_at, id) where sent_at is null and failed_at is null;
-- What was given up is few, and looked for.
create index outbox_failed on outbox (failed_at) where failed_at is not null;

-- Addresses that a mail server has said do not exist. Nothing but codes is sent to them any more.
create table unreachable_addresses (
  address text primary key check (address = lower(address)),
  reason text not null,
  since timestamptz not null default now()
);
