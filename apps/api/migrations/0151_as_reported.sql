-- What was reported, in the words that stood there: it may be changed or gone by the time that somebody decides. Older reports have none.
alter table reports add column seen text;
alter table review_reports add column seen text;
