-- What a talent lets the partner see besides the answers, until they take it back: nothing, unless they ticked it.
alter table applications
  add column shares_skills boolean not null default false,
  add column shares_plan boolean not null default false;
