create index concurrently if not exists blueprint_shares_appealed on blueprint_shares (appealed_at) where appealed_at is not null;
