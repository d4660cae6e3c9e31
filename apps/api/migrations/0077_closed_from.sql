-- What a post was when its partner closed it: opened again, it is that. Its trail alone cannot tell: of posts that came without one, it has no line.
alter table posts add column closed_from text check (closed_from in ('draft', 'submitted', 'published', 'declined'));
update posts set closed_from = coalesce(
    (select state from post_log where post_id = posts.id and state <> 'closed' order by changed_at desc, ctid desc limit 1),
    case when published_at is not null then 'published' when submitted_at is not null then 'submitted' else 'draft' end)
  where state = 'closed' and 'partner' = (select changed_by from post_log where post_id = posts.id and state = 'closed' order by changed_at desc, ctid desc limit 1);
