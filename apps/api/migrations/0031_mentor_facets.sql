-- What the directory is filtered by, taken from the profile: "topic:Cloud", "language:fr", "price:free", "utc:1".
create function mentor_facets(profile jsonb) returns text[] language plpgsql stable as $$
declare
  zone text := profile -> 'availability' ->> 'timeZone';
  facets text[];
begin
  select coalesce(array_agg(distinct kind || ':' || value order by kind || ':' || value), '{}') into facets from (
    select 'topic' as kind, value from jsonb_array_elements_text(coalesce(profile -> 'fieldsOfExpertise', '[]')) as value
    union all select 'topic', value from jsonb_array_elements_text(coalesce(profile -> 'industryExpertise', '[]')) as value
    union all select 'language', value from jsonb_array_elements_text(coalesce(profile -> 'languages', '[]')) as value
  ) as listed;
  if coalesce((profile ->> 'offersPaidMentorship')::boolean, false) = false or coalesce((profile ->> 'litePrice')::double precision, 0) = 0 then
    facets := facets || 'price:free'::text;
  end if;
  if zone is not null then
    begin
      facets := facets || ('utc:' || round(extract(epoch from (now() at time zone zone) - (now() at time zone 'UTC')) / 3600));
    exception when invalid_parameter_value then
      null; -- a zone that is no longer known
    end;
  end if;
  return facets;
end
$$;

alter table mentors
  add column facets text[] not null default '{}',
  -- The price of the Lite plan where there is one, for "up to".
  add column lite_price double precision,
  add column lite_currency text,
  -- No open time lies before this, as far as somebody has looked; null where nobody has since the hours or the bookings changed.
  add column free_from timestamptz;

create function mentor_profile_write() returns trigger language plpgsql as $$
begin
  new.facets := mentor_facets(new.profile);
  new.lite_price := case when (new.profile ->> 'offersPaidMentorship')::boolean then (new.profile ->> 'litePrice')::double precision else 0 end;
  new.lite_currency := coalesce(new.profile ->> 'currency', 'NGN');
  new.free_from := null;
  return new;
end
$$;
create trigger mentor_profile_write before insert or update of profile on mentors for each row execute function mentor_profile_write();
update mentors set profile = profile;
create index mentors_facets on mentors using gin (facets) where state = 'verified';

create function session_slot_freed() returns trigger language plpgsql as $$
begin
  update mentors set free_from = null where user_id = old.mentor_id and free_from is not null;
  return null;
end
$$;
create trigger session_slot_freed after delete on session_slots for each row execute function session_slot_freed();
