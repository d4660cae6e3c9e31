-- Counts changes of ticks as `revision` counts changes of milestones: whoever replaces a plan has seen both. Apart, because a ticked plan is not an edited one.
alter table blueprints add column tick_revision integer not null default 0;
