-- Who reports something again that was decided makes a new case: the one that was decided stays, under another column, so that what
-- is unique of reports that wait stays as the version before knows it.
alter table reports
  add column former_reporter_id uuid references users (id) on delete cascade,
  -- Of several about the same: the one under whose id the audit has what was decided of all.
  add column decided_with uuid;
