/**
 * Mails that should have gone out by now, of `outbox`: due, or put off because no mail server could be reached. Since when
 * is `dueSince`. One that the server refuses for the sake of its address waits for that address, and is nobody's delay.
 */
export const isDue = `sent_at is null and failed_at is null and (run_at <= now() or held_since is not null) and (expires_at is null or expires_at > now())`;
export const dueSince = 'coalesce(held_since, run_at)';
