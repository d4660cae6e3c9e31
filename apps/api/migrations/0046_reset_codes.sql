-- Each browser that asked has a code of its own: a stranger who asks does not take the owner's away.
alter table password_resets drop constraint password_resets_pkey;
alter table password_resets add primary key (user_id, flow_hash);
