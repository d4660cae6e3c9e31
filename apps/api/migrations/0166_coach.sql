-- How often a talent has asked the coach on a day; what was asked is kept nowhere.
create table coach_questions_by_day (
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  used integer not null check (used between 1 and 1000),
  primary key (user_id, day)
);
create index coach_questions_by_day_by_day on coach_questions_by_day (day);
