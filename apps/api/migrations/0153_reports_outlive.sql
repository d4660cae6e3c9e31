-- A report that waits outlives the account it is about, with what was reported and the name as it was: whoever is reported must not
-- end it by leaving. Decided, it keeps the name alone under which its reporter knew them.
alter table reports
  alter column person_id drop not null,
  add column person_name text,
  add column known_as text,
  add column held text,
  add column left_at timestamptz,
  drop constraint reports_person_id_fkey,
  add constraint reports_person_id_fkey foreign key (person_id) references users (id) on delete set null,
  drop constraint reports_about_check,
  add constraint reports_about_check check (about in ('person', 'message', 'post', 'shared', 'review'));
-- The kinds that a report was sent for besides the one that counts: sent again, it takes nothing from the one before.
alter table reports add column other_kinds text[] not null default '{}';
alter table review_reports add column other_kinds text[] not null default '{}';

create function keep_reports() returns trigger language plpgsql as $$
begin
  delete from reports where person_id = old.id and decided_at is not null;
  -- A review goes with its writer and with its mentor; what was reported of it waits on its own.
  insert into reports (id, about, subject_id, person_id, reporter_id, kind, text, urgent, created_at, seen, known_as, other_kinds)
    select gen_random_uuid(), 'review', reviews.id, talent_id, reporter_id, review_reports.kind, reason, urgent, review_reports.created_at,
      coalesce(seen, repeat('★', rating) || E'\n' || reviews.text), left(reviews.text, 120), other_kinds
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
create trigger users_keep_reports before delete on users for each row execute function keep_reports();
