-- What a report says, kind by kind, each with its own words and moment: [{kind, text, at}], the first first. `kind` is the one that
-- counts, `text` and `other_kinds` are all of it in one, as the version before reads and writes it.
alter table reports add column said jsonb not null default '[]';
alter table review_reports add column said jsonb not null default '[]';

create function said_once(kind text, words text, at timestamptz) returns jsonb language sql stable as $$
  select jsonb_build_array(jsonb_build_object('kind', kind, 'text', words, 'at', to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
$$;

-- Of what was joined before, nobody knows which words were of which kind: they stand at the one that counts.
update reports set said = said_once(kind, text, created_at) || coalesce((select jsonb_agg(one order by one) from unnest(other_kinds) as other, jsonb_array_elements(said_once(other, '', created_at)) as one), '[]');
update review_reports set said = said_once(kind, reason, created_at) || coalesce((select jsonb_agg(one order by one) from unnest(other_kinds) as other, jsonb_array_elements(said_once(other, '', created_at)) as one), '[]');

-- What the version before writes while it runs on beside this one is not lost, either.
create function keep_said() returns trigger language plpgsql as $$
declare
  words text := coalesce(to_jsonb(new) ->> 'text', to_jsonb(new) ->> 'reason');
begin
  if new.said = '[]' then
    new.said := said_once(new.kind, words, new.created_at);
  elsif tg_op = 'UPDATE' and new.said = old.said and words <> coalesce(to_jsonb(old) ->> 'text', to_jsonb(old) ->> 'reason') then
    new.said := new.said || said_once(new.kind, words, now());
  end if;
  return new;
end
$$;
create trigger reports_said before insert or update of text on reports for each row execute function keep_said();
create trigger review_reports_said before insert or update of reason on review_reports for each row execute function keep_said();

-- As before (0153), with what was said.
create or replace function keep_reports() returns trigger language plpgsql as $$
begin
  delete from reports where person_id = old.id and decided_at is not null;
  -- A review goes with its writer and with its mentor; what was reported of it waits on its own.
  insert into reports (id, about, subject_id, person_id, reporter_id, kind, text, urgent, created_at, seen, known_as, other_kinds, said)
    select gen_random_uuid(), 'review', reviews.id, talent_id, reporter_id, review_reports.kind, reason, urgent, review_reports.created_at,
      coalesce(seen, repeat('★', rating) || E'\n' || reviews.text), left(reviews.text, 120), other_kinds, said
    from reviews join review_reports on review_id = reviews.id
    where old.id in (talent_id, reviews.mentor_id) and reporter_id not in (old.id, talent_id) and decided_at is null on conflict do nothing;
  update reports set left_at = now(), person_name = trim(old.first_name || ' ' || old.last_name),
    known_as = coalesce(known_as, case about
      when 'post' then (select title from posts where id = subject_id)
      when 'message' then (select posts.organisation from thread_messages join applications on applications.id = application_id join posts on posts.id = post_id and partner_id = old.id where thread_messages.id = subject_id)
      end, trim(old.first_name || ' ' || old.last_name)),
    seen = coalesce(seen, (select thread_messages.text from thread_messages where about = 'message' and thread_messages.id = subject_id),
      (select title || E'\n' || description from posts where about = 'post' and posts.id = subject_id)),
    held = (select string_agg(to_char(created_at at time zone 'utc', 'YYYY-MM-DD HH24:MI') || E' UTC\n' || held_messages.text, E'\n\n' order by created_at) from held_messages where author_id = old.id and state <> 'released')
    where person_id = old.id;
  return old;
end
$$;

-- The writer of a reported review can be warned or suspended, as of anything else that is reported.
alter table review_reports drop constraint review_reports_decision_check, add constraint review_reports_decision_check check (decision in ('kept', 'hidden', 'warned'));
