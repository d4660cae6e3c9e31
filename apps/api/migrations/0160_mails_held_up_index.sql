-- Few are held up, among all that were ever due.
create index concurrently if not exists outbox_held on outbox (held_since) where held_since is not null and sent_at is null and failed_at is null;
