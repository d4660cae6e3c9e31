-- What a running generation has ready, for whoever follows it in another process, and why it failed where it did: until
-- the next one takes its place, others that waited for it learn the reason.
alter table generations_running
  add column parts jsonb not null default '[]' check (jsonb_typeof(parts) = 'array'),
  add column failed text;

-- Tokens of the AI provider that all people together have used, those set aside for what runs now included.
create table provider_tokens_by_day (
  day date primary key,
  used bigint not null check (used >= 0)
);
