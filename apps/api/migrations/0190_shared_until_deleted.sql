-- Who deletes a blueprint shares it no more; who undoes that shares it as before. `until_deleted` says that it was shared, for as long as
-- that can be undone: whatever becomes the current one instead is shared only when its owner says so.
alter table blueprint_shares add column until_deleted boolean not null default false;

create or replace function blueprint_deleted() returns trigger language plpgsql as $$
begin
  update blueprint_shares set until_deleted = until_deleted or is_shared, is_shared = false, changed_at = now() where user_id = new.user_id;
  return null;
end
$$;

create function blueprint_current() returns trigger language plpgsql as $$
begin
  update blueprint_shares set is_shared = is_shared or (old.deleted_at is not null and taken_down_at is null), until_deleted = false, changed_at = now()
    where user_id = new.user_id and until_deleted;
  return null;
end
$$;
create trigger blueprint_current after update of current on blueprints for each row when (new.current and not old.current) execute function blueprint_current();
