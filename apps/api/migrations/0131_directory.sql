-- A hyphen joins two words as a space does: who types "machine learning" finds the machine-learning engineer.
create function search_words(text text) returns text language sql immutable parallel safe as $$
  select regexp_replace(lower(text), '[ \u00a0\u2010-\u2014-]+', ' ', 'g')
$$;

create or replace function mentor_search_text(mentor uuid, specialty text, email_visible boolean) returns text language sql stable as $$
  select search_words(concat_ws(e'\n', first_name || ' ' || last_name, specialty, case when email_visible then email end)) from users where id = mentor
$$;

update mentors set search = ''; -- the trigger writes it anew

-- The list by rating with what it is narrowed by most: where few are cheap and free this week, thousands of rows would be fetched to look at their price.
create index mentors_listed on mentors (rank desc, user_id) include (lite_price, lite_currency, free_from) where state = 'verified';
drop index mentors_best;
