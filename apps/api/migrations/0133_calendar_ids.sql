-- Whoever puts a time into their calendar before it is booked finds the session there in its place: they know it by the same name.
alter table sessions add column calendar_id uuid;
create unique index sessions_calendar_id on sessions (calendar_id) where calendar_id is not null;
