-- When somebody was last signed in here, to the hour. It outlives their sign-ins, which go as they end; nobody but themselves and the staff reads it.
alter table users add column last_seen_at timestamptz;
update users set last_seen_at = used.at from (select user_id, max(last_used_at) as at from sign_in_sessions group by user_id) as used where used.user_id = users.id;
