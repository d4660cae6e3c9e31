-- Milestones whose text their owner has changed say so: the reason they were suggested for is no longer said as theirs.
update blueprints b set edited = jsonb_set(b.edited, '{years}', (
  select jsonb_object_agg(year.key, (
    select coalesce(jsonb_agg(case when is_reworded then milestone || '{"reworded": true}' else milestone end order by place), '[]')
    from (
      select milestone, place, exists (
        select 1 from jsonb_each(b.structured -> 'years') made, jsonb_array_elements(made.value) first
        where first ->> 'id' = milestone ->> 'id' and first ->> 'text' <> milestone ->> 'text' and milestone ? 'revision'
      ) as is_reworded
      from jsonb_array_elements(year.value) with ordinality as list (milestone, place)
    ) marked
  ))
  from jsonb_each(b.edited -> 'years') year
))
where b.edited is not null;
