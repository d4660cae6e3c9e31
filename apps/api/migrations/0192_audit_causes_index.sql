-- Most entries are part of no other.
create index concurrently if not exists audit_caused_by on audit (caused_by) where caused_by is not null;
