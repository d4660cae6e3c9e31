-- Facets stand among the tags, after "=": the best-rated of one are found without looking at all others that have it.
create or replace function mentor_after_write() returns trigger language plpgsql as $$
declare
  was boolean := tg_op <> 'INSERT' and old.state = 'verified';
  is_now boolean := tg_op <> 'DELETE' and new.state = 'verified';
begin
  if was <> is_now then
    insert into mentor_count (verified) values (case when is_now then 1 else 0 end)
      on conflict (one) do update set verified = mentor_count.verified + case when is_now then 1 else -1 end;
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  if was <> is_now or (is_now and (old.fit_tags <> new.fit_tags or old.facets <> new.facets or old.rank <> new.rank)) then
    delete from mentor_tags where mentor_id = new.user_id;
    if is_now then
      insert into mentor_tags (tag, rank, mentor_id)
        select distinct tag, new.rank, new.user_id from unnest(new.fit_tags || array(select '=' || facet from unnest(new.facets) as facet)) as tag;
    end if;
  end if;
  return new;
end
$$;
insert into mentor_tags (tag, rank, mentor_id)
  select distinct '=' || facet, rank, user_id from mentors cross join unnest(facets) as facet where state = 'verified' on conflict do nothing;
