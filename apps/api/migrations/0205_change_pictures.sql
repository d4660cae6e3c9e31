-- A picture of a change has no text: its bytes lie by their hash, where those of releases do.
alter table content_change_files add column hash text;
