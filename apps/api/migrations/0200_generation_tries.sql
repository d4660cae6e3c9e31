-- How each try to make a plan ended, and of whom it was not: the console tells by the newest of them whether plans fail now.
create table generation_tries (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  failed text check (length(failed) between 1 and 40)
);
