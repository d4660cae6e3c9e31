-- By which rules and skills of content a mentor's fit_tags were made: where content has changed since, they are made again.
alter table mentors add column fit_version text;
