-- What was reported is called for its reporter as it was called then, whatever whoever is reported writes in its place since.
alter table review_reports add column known_as text;
update review_reports set known_as = (select left(reviews.text, 120) from reviews where reviews.id = review_id);
update reports set known_as = coalesce(case about
    when 'post' then (select title from posts where id = subject_id)
    when 'message' then (select posts.organisation from thread_messages join applications on applications.id = application_id join posts on posts.id = post_id and partner_id = person_id where thread_messages.id = subject_id)
    end, (select trim(first_name || ' ' || last_name) from users where users.id = person_id))
  where known_as is null;

-- As before (0201), but for that.
create or replace function keep_reports() returns trigger language plpgsql as $$
begin
  -- Whoever reported goes on reading what became of it, in their own words and by the name they knew.
  delete from reports where person_id = old.id and decided_at is not null and coalesce(reporter_id, former_reporter_id) is null;
  update reports set seen = null, held = null, person_name = null where person_id = old.id and decided_at is not null;
  insert into reports (id, about, subject_id, person_id, former_reporter_id, kind, other_kinds, text, said, urgent, created_at, known_as, decision, decided_at)
    select gen_random_uuid(), 'review', reviews.id, talent_id, reporter_id, review_reports.kind, other_kinds, reason, said, urgent, review_reports.created_at, coalesce(review_reports.known_as, left(reviews.text, 120)),
      case decision when 'hidden' then 'taken-down' when 'kept' then 'dismissed' else decision end, decided_at
    from reviews join review_reports on review_id = reviews.id where old.id in (talent_id, reviews.mentor_id) and decided_at is not null and reporter_id <> old.id;
  -- A review goes with its writer and with its mentor; what was reported of it waits on its own.
  insert into reports (id, about, subject_id, person_id, reporter_id, kind, text, urgent, created_at, seen, known_as, other_kinds, said, reporter_left_at)
    select gen_random_uuid(), 'review', reviews.id, talent_id, nullif(reporter_id, old.id), review_reports.kind, reason, urgent, review_reports.created_at,
      coalesce(seen, repeat('★', rating) || E'\n' || reviews.text), coalesce(review_reports.known_as, left(reviews.text, 120)), other_kinds, said, case when reporter_id = old.id then now() else reporter_left_at end
    from reviews join review_reports on review_id = reviews.id
    where old.id in (talent_id, reviews.mentor_id) and reporter_id is distinct from talent_id and decided_at is null on conflict do nothing;
  -- What somebody has reported waits on, without their name.
  update reports set reporter_id = null, reporter_left_at = now() where reporter_id = old.id and decided_at is null;
  update review_reports set reporter_id = null, reporter_left_at = now() where reporter_id = old.id and decided_at is null;
  update reports set left_at = now(), person_name = trim(old.first_name || ' ' || old.last_name),
    known_as = coalesce(known_as, case about
      when 'post' then (select title from posts where id = subject_id)
      when 'message' then (select posts.organisation from thread_messages join applications on applications.id = application_id join posts on posts.id = post_id and partner_id = old.id where thread_messages.id = subject_id)
      end, trim(old.first_name || ' ' || old.last_name)),
    seen = coalesce(seen, (select thread_messages.text from thread_messages where about = 'message' and thread_messages.id = subject_id),
      (select title || E'\n' || description from posts where about = 'post' and posts.id = subject_id)),
    held = (select string_agg(to_char(created_at at time zone 'utc', 'YYYY-MM-DD HH24:MI') || E' UTC\n' || held_messages.text, E'\n\n' order by created_at) from held_messages where author_id = old.id and state <> 'released')
    where person_id = old.id and decided_at is null;
  return old;
end
$$;
