-- A mentor's profile, from the first saved answer on. Only what is verified is ever shown to others.
create table mentors (
  user_id uuid primary key references users (id) on delete cascade,
  state text not null default 'draft' check (state in ('draft', 'submitted', 'changes-requested', 'verified', 'declined')),
  state_note text,
  -- Under the keys of the call that changes it; the columns below are taken from it by the application.
  profile jsonb not null default '{}' check (jsonb_typeof(profile) = 'object'),
  specialty text not null default '',
  email_visible boolean not null default false,
  -- What talents are compared with, such as "industry:Finance" (content/mentors/fit.json has the rules).
  fit_tags text[] not null default '{}',
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  -- A few reviews count for less than many: as if each mentor had three more of 3.5 stars.
  rank double precision not null generated always as ((rating_sum + 10.5) / (rating_count + 3)) stored,
  search text not null default '',
  submitted_at timestamptz,
  verified_at timestamptz,
  updated_at timestamptz not null default now()
);
create index mentors_best on mentors (rank desc, user_id) where state = 'verified';
create extension if not exists pg_trgm;
create index mentors_search on mentors using gin (search gin_trgm_ops) where state = 'verified';
create index mentors_waiting on mentors (submitted_at) where state = 'submitted';

-- Each tag of each verified mentor, so that the best of one tag are found without looking at the others.
create table mentor_tags (
  tag text not null,
  rank double precision not null,
  mentor_id uuid not null references mentors (user_id) on delete cascade,
  primary key (tag, mentor_id)
);
create index mentor_tags_best on mentor_tags (tag, rank desc, mentor_id);
create index mentor_tags_mentor on mentor_tags (mentor_id);

-- How many mentors are verified: counting a hundred thousand for each page would take longer than the page.
create table mentor_count (
  one boolean primary key default true check (one),
  verified integer not null
);

create function mentor_search_text(mentor uuid, specialty text, email_visible boolean) returns text language sql stable as $$
  select lower(concat_ws(e'\n', first_name || ' ' || last_name, specialty, case when email_visible then email end)) from users where id = mentor
$$;

create function mentor_before_write() returns trigger language plpgsql as $$
begin
  new.search := mentor_search_text(new.user_id, new.specialty, new.email_visible);
  return new;
end
$$;
create trigger mentor_before_write before insert or update of specialty, email_visible, search on mentors for each row execute function mentor_before_write();

create function mentor_after_write() returns trigger language plpgsql as $$
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
  if was <> is_now or (is_now and (old.fit_tags <> new.fit_tags or old.rank <> new.rank)) then
    delete from mentor_tags where mentor_id = new.user_id;
    if is_now then
      insert into mentor_tags (tag, rank, mentor_id) select distinct tag, new.rank, new.user_id from unnest(new.fit_tags) as tag;
    end if;
  end if;
  return new;
end
$$;
create trigger mentor_after_write after insert or update or delete on mentors for each row execute function mentor_after_write();

create function mentor_name_changed() returns trigger language plpgsql as $$
begin
  update mentors set search = '' where user_id = new.id; -- the trigger above writes it anew
  return new;
end
$$;
create trigger mentor_name_changed after update of first_name, last_name, email on users
  for each row when (new.role = 'MENTOR') execute function mentor_name_changed();

-- Who decided what about a mentor on the server's command line, and when.
create table mentor_log (
  mentor_id uuid not null references mentors (user_id) on delete cascade,
  state text not null,
  note text,
  changed_by text not null,
  changed_at timestamptz not null default now()
);
create index mentor_log_mentor on mentor_log (mentor_id, changed_at);

-- A booked meeting.
create table sessions (
  id uuid primary key,
  talent_id uuid not null references users (id) on delete cascade,
  mentor_id uuid not null references users (id) on delete cascade,
  state text not null default 'requested' check (state in ('requested', 'accepted', 'declined', 'cancelled', 'completed', 'lapsed')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  talent_time_zone text not null,
  mentor_time_zone text not null,
  plan text not null check (plan in ('lite', 'standard')),
  -- What the mentor asked for when it was booked.
  price double precision check (price >= 0),
  currency text not null check (currency in ('NGN', 'USD')),
  reason text not null,
  note text,
  cancelled_by text check (cancelled_by in ('talent', 'mentor')),
  join_link text,
  idempotency_key uuid,
  -- How often the times changed; calendars replace an event by one with a higher number.
  revision integer not null default 0,
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  check (talent_id <> mentor_id),
  check (ends_at > starts_at),
  unique (talent_id, idempotency_key)
);
create unique index sessions_same on sessions (talent_id, mentor_id, starts_at) where state in ('requested', 'accepted');
create index sessions_talent on sessions (talent_id, starts_at);
create index sessions_mentor on sessions (mentor_id, starts_at);
create index sessions_open on sessions (ends_at) where state in ('requested', 'accepted');

-- Every quarter of an hour that is taken. The primary key lets one session have it, whatever races.
create table session_slots (
  mentor_id uuid not null references users (id) on delete cascade,
  slot timestamptz not null,
  session_id uuid not null references sessions (id) on delete cascade,
  primary key (mentor_id, slot)
);
create index session_slots_session on session_slots (session_id);

create table reviews (
  id uuid primary key,
  session_id uuid not null unique references sessions (id) on delete cascade,
  talent_id uuid not null references users (id) on delete cascade,
  mentor_id uuid not null references users (id) on delete cascade,
  rating integer not null check (rating between 1 and 5),
  type text not null check (type in ('positive', 'negative')),
  text text not null check (char_length(text) between 1 and 1000),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  answer text check (char_length(answer) between 1 and 1000),
  answered_at timestamptz
);
create index reviews_mentor on reviews (mentor_id, created_at desc, id);
create index reviews_talent on reviews (talent_id);

create table review_reports (
  review_id uuid not null references reviews (id) on delete cascade,
  reporter_id uuid not null references users (id) on delete cascade,
  reason text not null,
  created_at timestamptz not null default now(),
  primary key (review_id, reporter_id)
);
create index review_reports_reporter on review_reports (reporter_id);

create function review_changed() returns trigger language plpgsql as $$
declare
  changed uuid := case when tg_op = 'DELETE' then old.mentor_id else new.mentor_id end;
begin
  perform 1 from mentors where user_id = changed for update; -- two reviews of one mentor at once: the second counts the first
  update mentors set (rating_sum, rating_count) = (select coalesce(sum(rating), 0), count(*) from reviews where mentor_id = changed)
    where user_id = changed;
  return null;
end
$$;
create trigger review_changed after insert or update of rating or delete on reviews for each row execute function review_changed();

alter table outbox
  -- A text/calendar file that goes with the mail.
  add column calendar text,
  -- What is told of a session goes with it.
  add column session_id uuid references sessions (id) on delete cascade;
create index outbox_session on outbox (session_id) where session_id is not null;
