-- Until when a post can be applied for (its last day, in UTC), when the work begins, how many are wanted and what is paid. Any may be open.
alter table posts
  add column deadline date,
  add column starts_on date,
  add column places integer check (places between 1 and 999),
  add column pay text not null default '' check (char_length(pay) <= 60);
-- Those that were invited take the places, of posts and of content.
create index applications_invited on applications (target) where state = 'invited';
