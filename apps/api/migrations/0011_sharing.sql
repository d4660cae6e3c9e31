-- Blueprints that their owners share with everybody who has the link. No row: never shared.
create table blueprint_shares (
  user_id uuid primary key references users (id) on delete cascade,
  is_shared boolean not null,
  shows_email boolean not null default false,
  shows_roadmap boolean not null default false,
  shows_progress boolean not null default false,
  changed_at timestamptz not null default now()
);

-- Who deletes a blueprint shares it no more; bringing it back does not show it to others again.
create function blueprint_deleted() returns trigger language plpgsql as $$
begin
  update blueprint_shares set is_shared = false, changed_at = now() where user_id = new.user_id;
  return null;
end
$$;
create trigger blueprint_deleted after update of deleted_at on blueprints for each row when (new.deleted_at is not null) execute function blueprint_deleted();
