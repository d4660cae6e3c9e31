import { randomUUID } from 'node:crypto';
import { permissions } from '@bridge/model';
import { codeOf, seal } from '../accounts/face.ts';
import type { Passwords } from '../core/ports.ts';
import type { Database } from '../database/index.ts';

/** Whoever tries the console: an account with every permission, plainly marked, never made in production. */
export const demoStaff = { firstName: 'Demo', lastName: 'Staff 1', email: 'staff1@demo.example', password: 'demo-staff-1' } as const;
const key = Buffer.from('the demo staff key 1'); // known to everybody, like the password

/** What the app of the demo staff would show now. */
export const demoCode = (): string => codeOf(key, Date.now());

/** Makes the demo staff account with its second factor, where it is not there yet. */
export async function addDemoStaff(database: Database, secret: Uint8Array, passwords: Passwords): Promise<void> {
  const { firstName, lastName, email, password } = demoStaff;
  if ((await database.query('select 1 from users where email = $1', [email])).length > 0) return;
  const id = randomUUID();
  const hash = await passwords.hash(password);
  await database.transaction(async (transaction) => {
    const made = await transaction.query(
      `insert into users (id, email, password_hash, role, first_name, last_name, email_verified_at, birth_month) values ($1, $2, $3, 'TALENT', $4, $5, now(), '1990-01-01') on conflict (email) do nothing returning id`,
      [id, email, hash, firstName, lastName],
    );
    if (made.length === 0) return; // another process was quicker
    await transaction.query('insert into second_factors (user_id, sealed_key, confirmed_at) values ($1, $2, now())', [id, seal(secret, id, key)]);
    await transaction.query(`insert into staff_grants (user_id, permission, granted_by) select $1, permission, 'demo' from unnest($2::text[]) as permission`, [id, permissions]);
    await transaction.query(`select audit_append('demo', 'staff', 'person', $1, $2)`, [id, permissions.join(', ')]);
  });
}
