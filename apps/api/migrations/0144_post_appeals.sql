-- What a partner answers, once, to why a post was declined or taken down. `appealed_at` stands while it waits for a decision.
alter table posts add column appeal text, add column appealed_at timestamptz;
create index posts_appealed on posts (appealed_at) where appealed_at is not null;
