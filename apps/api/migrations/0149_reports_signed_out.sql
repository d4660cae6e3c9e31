-- A page that is shared by a link is read by people without an account; they report it, too. Nobody is told what became of such a report.
alter table reports alter column reporter_id drop not null;
