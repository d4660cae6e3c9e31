-- Sessions were the first to have a conversation; applications have one as well.
alter table session_messages rename to thread_messages;
alter index session_messages_pkey rename to thread_messages_pkey;
alter index session_messages_session_id_position_key rename to thread_messages_session_id_position_key;
alter index session_messages_author_id_idempotency_key_key rename to thread_messages_author_id_idempotency_key_key;
-- What a message is about stays known where the session or the application has gone with somebody's account.
alter table thread_messages
  add column about text not null default 'session' check (about in ('session', 'application')),
  add column application_id uuid references applications (id) on delete set null,
  add constraint thread_messages_about_one check (case about when 'session' then application_id is null else session_id is null end),
  add unique (application_id, position);
alter table thread_messages alter column about drop default;

-- How far either side has read.
alter table applications
  add column talent_read_to integer not null default 0,
  add column partner_read_to integer not null default 0;

-- The message that a mail tells of: with it, it goes.
alter table outbox add column message_id uuid references thread_messages (id) on delete cascade;
create index outbox_message on outbox (message_id) where message_id is not null;
update outbox set message_id = (
    select id from thread_messages where session_id = outbox.session_id and author_id <> outbox.user_id order by position desc limit 1)
  where kind in ('messageFromTalent', 'messageFromMentor') and sent_at is null;
