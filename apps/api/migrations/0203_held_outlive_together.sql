-- What an adult wrote in one conversation and waits, waits on as one report: as it was one line of the queue before, so that it pushes nothing else out of sight.
create or replace function keep_held() returns trigger language plpgsql as $$
begin
  insert into reports (id, about, subject_id, person_id, kind, text, urgent, created_at, seen, said)
    select gen_random_uuid(), 'message', (array_agg(held_messages.id order by held_messages.created_at, held_messages.id))[1], author_id, 'young-person', '', true, min(held_messages.created_at),
      left(string_agg(held_messages.text, E'\n\n' order by held_messages.created_at, held_messages.id), 60000), said_once('young-person', '', min(held_messages.created_at))
    from held_messages join users as author on author.id = author_id left join sessions on sessions.id = session_id left join applications on applications.id = application_id left join posts on posts.id = post_id
    where held_messages.state = 'waiting' and author.role <> 'TALENT' and old.id in (author_id, sessions.talent_id, sessions.mentor_id, applications.talent_id, posts.partner_id)
      and not (old.id = author_id and exists (select 1 from reports where person_id = author_id and decided_at is null)) -- that keeps them (users_keep_reports)
    group by author_id, session_id, application_id;
  return old;
end
$$;
