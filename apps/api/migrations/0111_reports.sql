-- What people report to the staff, beside reviews: each about something of one person, by another who sees it.
create table reports (
  id uuid primary key,
  about text not null check (about in ('person', 'message', 'post', 'shared')),
  subject_id uuid not null,
  person_id uuid not null references users (id) on delete cascade,
  reporter_id uuid not null references users (id) on delete cascade,
  kind text not null,
  text text not null,
  -- Mailed to the people on duty when it arrives.
  urgent boolean not null default false,
  created_at timestamptz not null default now(),
  decision text check (decision in ('dismissed', 'warned', 'taken-down')),
  decided_at timestamptz,
  unique (reporter_id, about, subject_id),
  check (person_id <> reporter_id),
  check ((decision is null) = (decided_at is null))
);
create index reports_open on reports (created_at) where decided_at is null;
create index reports_person on reports (person_id);
create index reports_subject on reports (subject_id);
