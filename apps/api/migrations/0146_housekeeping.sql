-- Which sweep is due when: whoever writes the next moment does it.
create table housekeeping (name text primary key, due_at timestamptz not null);
