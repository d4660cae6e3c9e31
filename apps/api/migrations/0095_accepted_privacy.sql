-- Which privacy notice was accepted with the account, as accepted_terms: its version, and the language it was read in.
-- Whoever signed up before was asked about the terms alone.
alter table users add column accepted_privacy text;
