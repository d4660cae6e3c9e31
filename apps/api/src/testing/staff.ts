import { permissions, type Permission } from '@bridge/model';
import type { TestServer } from './server.ts';

/** Somebody of the staff, signed in with a second factor just now. */
export async function staffMember(server: TestServer, held: readonly Permission[] = permissions) {
  const person = await server.person();
  await server.database.query(`insert into staff_grants (user_id, permission, granted_by) select $1, permission, 'a test' from unnest($2::text[]) as permission`, [person.id, held]);
  await withSecondFactor(server, person.id);
  return person;
}

export async function withSecondFactor(server: TestServer, userId: string): Promise<void> {
  await server.database.query('update sign_in_sessions set with_second_factor = true where user_id = $1', [userId]);
}
