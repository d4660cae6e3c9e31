-- What has expired is found without reading the rest.
create index concurrently if not exists rate_limits_by_end on rate_limits (resets_at);
create index concurrently if not exists sign_in_sessions_by_end on sign_in_sessions (expires_at);
create index concurrently if not exists verification_codes_by_end on verification_codes (expires_at);
create index concurrently if not exists password_resets_by_end on password_resets (expires_at);
create index concurrently if not exists third_party_nonces_by_end on third_party_nonces (expires_at);
create index concurrently if not exists passkey_challenges_by_end on passkey_challenges (expires_at);
create index concurrently if not exists outbox_by_age on outbox (created_at);
create index concurrently if not exists outbox_by_end on outbox (expires_at) where expires_at is not null;
create index concurrently if not exists generations_running_by_end on generations_running (expires_at);
create index concurrently if not exists generations_by_day_by_day on generations_by_day (day);
create index concurrently if not exists sessions_by_end on sessions (ends_at) where state = 'accepted';
create index concurrently if not exists sessions_by_request on sessions (starts_at) where state = 'requested';
