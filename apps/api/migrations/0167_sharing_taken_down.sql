-- A shared blueprint that the staff took down stays down, whoever asks for it: its owner cannot share it again until it was put back.
-- They answer once; `appealed_at` stands while that waits for a decision.
alter table blueprint_shares
  add column taken_down_at timestamptz, add column taken_down_note text, add column appeal text, add column appealed_at timestamptz;

-- What was taken down before, and was not shared again since.
update blueprint_shares set taken_down_at = report.decided_at, taken_down_note = coalesce(report.note, '')
  from (
    select distinct on (person_id) person_id, decided_at,
      (select note from audit where kind = 'complaint' and action = 'taken-down' and subject = coalesce(decided_with, id)::text order by seq desc limit 1) as note
    from reports where about = 'shared' and decision = 'taken-down' order by person_id, decided_at desc) as report
  where user_id = report.person_id and not is_shared;

alter table blueprint_shares add constraint blueprint_shares_down check (taken_down_at is null or not is_shared);
