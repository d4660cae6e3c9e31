-- What a verified mentor changed of what was checked (name, title, text about themself, link): talents see it once it was checked, too.
alter table mentors
  add column proposed jsonb not null default '{}' check (jsonb_typeof(proposed) = 'object'),
  add column proposed_at timestamptz;
create index mentors_proposed on mentors (proposed_at) where proposed_at is not null;
