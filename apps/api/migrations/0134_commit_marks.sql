-- What became of a COMMIT whose answer was lost: a row of the same transaction says it. Whoever asks writes the row with
-- done = false, so that what was still on its way cannot happen any more. Kept for an hour.
create table commit_marks (
  mark uuid primary key,
  done boolean not null,
  made_at timestamptz not null default now()
);
create index commit_marks_by_age on commit_marks (made_at);
