-- A project or an opening that a partner offers. Only what is published is ever shown to others.
create table posts (
  id uuid primary key,
  partner_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('project', 'opening')),
  state text not null default 'draft' check (state in ('draft', 'submitted', 'published', 'declined', 'closed')),
  note text,
  title text not null check (char_length(title) between 1 and 100),
  organisation text not null,
  category text not null,
  location text not null,
  terms text not null,
  description text not null,
  industries text[] not null default '{}',
  skills text[] not null default '{}',
  idempotency_key uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  submitted_at timestamptz,
  published_at timestamptz,
  unique (partner_id, idempotency_key)
);
create index posts_partner on posts (partner_id, updated_at desc, id);
create index posts_published on posts (published_at desc, id) where state = 'published';
create index posts_waiting on posts (submitted_at) where state = 'submitted';

-- Who brought a post into which state, and when.
create table post_log (
  post_id uuid not null references posts (id) on delete cascade,
  state text not null,
  note text,
  changed_by text not null,
  changed_at timestamptz not null default now()
);
create index post_log_post on post_log (post_id, changed_at);

-- What a talent sent to be taken.
create table applications (
  id uuid primary key,
  talent_id uuid not null references users (id) on delete cascade,
  -- What it is for: the id of an opportunity, or "program.x".
  target text not null,
  -- The post behind it, while there is one; the words below stay with the talent in any case.
  post_id uuid references posts (id) on delete set null,
  kind text not null check (kind in ('project', 'opening')),
  title text not null,
  organisation text not null,
  form text not null,
  -- What was asked and what was answered, in the words the talent read.
  answers jsonb not null check (jsonb_typeof(answers) = 'array'),
  state text not null default 'received' check (state in ('received', 'seen', 'invited', 'declined', 'withdrawn')),
  note text,
  idempotency_key uuid,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  unique (talent_id, idempotency_key)
);
-- One at a time for each opportunity, whatever races.
create unique index applications_one on applications (talent_id, target) where state <> 'withdrawn';
create index applications_talent on applications (talent_id, created_at desc, id);
create index applications_post on applications (post_id, created_at) where post_id is not null;
create index applications_newest on applications (created_at desc, id);

create table application_log (
  application_id uuid not null references applications (id) on delete cascade,
  state text not null,
  note text,
  changed_by text not null,
  changed_at timestamptz not null default now()
);
create index application_log_application on application_log (application_id, changed_at);

create table saved_opportunities (
  user_id uuid not null references users (id) on delete cascade,
  target text not null,
  saved_at timestamptz not null default now(),
  primary key (user_id, target)
);
