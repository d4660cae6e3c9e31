-- What was answered by mail to a message of a public form.
alter table form_message_log add column note text;
