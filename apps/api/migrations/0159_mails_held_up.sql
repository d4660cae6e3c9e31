-- Since when a mail has been due that no mail server could be reached for; null where none was away.
alter table outbox add column held_since timestamptz;
