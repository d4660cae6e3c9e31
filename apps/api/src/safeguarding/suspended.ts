/** SQL: whether somebody of the staff keeps this person out at present. */
export function isSuspended(id: string): string {
  return `exists (select 1 from suspensions where suspensions.user_id = ${id} and suspensions.ends_at > now())`;
}
