-- What an adult wrote to somebody under 18, and waits to be looked at, does not go unseen with either account: it waits on as a report.
create function keep_held() returns trigger language plpgsql as $$
begin
  insert into reports (id, about, subject_id, person_id, kind, text, urgent, created_at, seen, said)
    select gen_random_uuid(), 'message', held_messages.id, author_id, 'young-person', '', true, held_messages.created_at, held_messages.text, said_once('young-person', '', held_messages.created_at)
    from held_messages join users as author on author.id = author_id left join sessions on sessions.id = session_id left join applications on applications.id = application_id left join posts on posts.id = post_id
    where held_messages.state = 'waiting' and author.role <> 'TALENT' and old.id in (author_id, sessions.talent_id, sessions.mentor_id, applications.talent_id, posts.partner_id)
      and not (old.id = author_id and exists (select 1 from reports where person_id = author_id and decided_at is null)); -- that keeps them (users_keep_reports)
  return old;
end
$$;
-- Comes before users_keep_reports, by its name, which keeps the writer's.
create trigger users_keep_held before delete on users for each row execute function keep_held();
