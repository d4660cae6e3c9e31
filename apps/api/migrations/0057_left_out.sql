-- Milestones that a shared blueprint does not show, by id: they stay left out in every version that has them.
alter table blueprint_shares add column left_out text[] not null default '{}';
