-- The other time that the mentor proposes for a session that is asked for or accepted. It takes no slot before the talent agrees.
alter table sessions add column proposed_starts_at timestamptz;
