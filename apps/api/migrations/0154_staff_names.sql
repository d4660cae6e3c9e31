-- The name of somebody who was of the staff, once their account is gone: who decided stays readable. Nothing else of them stays.
create table staff_names (
  user_id uuid primary key,
  name text not null
);
