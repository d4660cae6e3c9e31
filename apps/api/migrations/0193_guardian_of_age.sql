-- When a guardian was told that the talent counts as 18 or older, so that it is said once.
alter table guardian_consents add column of_age_told_at timestamptz;
