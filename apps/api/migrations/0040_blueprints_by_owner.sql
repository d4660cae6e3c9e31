-- The versions of one person, without looking at those of all: the indexes that were there hold only some of them.
create index blueprints_user on blueprints (user_id, created_at);
