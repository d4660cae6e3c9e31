-- What was answered by mail is told apart from what was put aside. Wider alone, so that the version before runs on.
alter table form_message_log drop constraint form_message_log_state_check;
alter table form_message_log add constraint form_message_log_state_check check (state in ('new', 'read', 'done', 'replied'));
