-- What talents search posts for, as the directory of mentors is searched: small letters, a hyphen as a space.
alter table posts add column search text not null generated always as (search_words(title || e'\n' || organisation || e'\n' || description)) stored;
create index posts_search on posts using gin (search gin_trgm_ops) where state = 'published';
