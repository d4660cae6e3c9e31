create index concurrently if not exists reports_former_reporter on reports (former_reporter_id);
create index concurrently if not exists reports_decided_with on reports (decided_with);
