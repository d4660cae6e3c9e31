-- What people send with the public forms. No network address is kept with it.
create table form_messages (
  id uuid primary key,
  form text not null check (char_length(form) between 1 and 80),
  locale text not null,
  -- What was asked and what was answered, in the words the sender read: questions of content may change later.
  answers jsonb not null check (jsonb_typeof(answers) = 'array'),
  state text not null default 'new' check (state in ('new', 'read', 'done')),
  -- A message sent twice (a double click, an answer lost on the way) is stored once.
  dedupe bytea not null unique check (octet_length(dedupe) = 32),
  created_at timestamptz not null default now()
);
create index form_messages_newest on form_messages (created_at desc);

-- Who did what with a message on the server's command line, and when.
create table form_message_log (
  message_id uuid not null references form_messages (id) on delete cascade,
  state text not null check (state in ('new', 'read', 'done')),
  changed_by text not null,
  changed_at timestamptz not null default now()
);
create index form_message_log_message on form_message_log (message_id);
