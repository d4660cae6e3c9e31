-- What the staff say of a change before it is published: whom somebody asked for a look, what they found, and who approved
-- which state of it. `worked`: the revision of the change whose files are the present ones; an approval of an earlier one counts no more.
alter table content_changes add column worked bigint not null default 1;
update content_changes set worked = revision;

create table content_change_words (
  id bigint generated always as identity primary key,
  change uuid not null references content_changes (id) on delete cascade,
  deed text not null check (deed in ('asked', 'comment', 'approved')),
  said_by text not null,
  said_at timestamptz not null default now(),
  -- Who was asked.
  asked uuid references users (id) on delete cascade,
  revision bigint not null,
  -- The document that a comment is about.
  file text not null default '' check (length(file) <= 200),
  words text not null default '' check (length(words) <= 5000),
  check ((deed = 'asked') = (asked is not null)),
  check (deed <> 'comment' or words <> '')
);
create index content_change_words_change on content_change_words (change);
create index content_change_words_asked on content_change_words (asked);
