-- What its owner made of a version: the years as they are on screen and what was taken out of them; null as generated.
-- `structured` stays what was generated, so that an update has something to compare with.
alter table blueprints add column edited jsonb check (jsonb_typeof(edited) = 'object');
alter table blueprints add column revision integer not null default 0 check (revision >= 0);
-- When the version last became the current one; null for one that was only looked at before an update.
alter table blueprints add column current_since timestamptz;
update blueprints set current_since = created_at where current or deleted_at is not null;
alter table blueprints add check (current_since is not null or not current);
-- Another version from the same answers took its place.
alter table blueprints add column superseded boolean not null default false;
drop index blueprints_answers;
create unique index blueprints_answers on blueprints (user_id, input_hash) where deleted_at is null and not superseded;
-- All versions are deleted together and come back together: the one that was current last is it again.
drop index blueprints_deleted;
