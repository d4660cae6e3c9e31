-- Every quarter of an hour that a talent has promised to somebody: one of them at a time, whatever races. Where two were
-- booked before there was this rule, both stay, and only the first is held.
alter table session_slots add column talent_id uuid references users (id) on delete cascade;
update session_slots set talent_id = first.talent_id
  from (select distinct on (sessions.talent_id, slots.slot) sessions.talent_id, slots.mentor_id, slots.slot
    from session_slots slots join sessions on sessions.id = slots.session_id order by sessions.talent_id, slots.slot, sessions.created_at) as first
  where session_slots.mentor_id = first.mentor_id and session_slots.slot = first.slot;
create unique index session_slots_talent on session_slots (talent_id, slot);
