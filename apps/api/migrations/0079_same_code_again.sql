-- While a code lives the same one is sent again, whoever asks: `seed` is what it is derived from, with the server's secret.
-- Shortly before its end a new one begins, and the one before stays good until its own end.
alter table verification_codes
  add column seed bytea check (octet_length(seed) = 16),
  add column earlier_hash bytea check (octet_length(earlier_hash) = 32),
  add column earlier_expires_at timestamptz,
  add column earlier_attempts integer not null default 0;
