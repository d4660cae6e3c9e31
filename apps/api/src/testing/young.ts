import { randomUUID } from 'node:crypto';
import type { TestServer } from './server.ts';

/** Somebody who is 17 from now on. */
export async function makeYoung({ database }: Pick<TestServer, 'database'>, userId: string): Promise<void> {
  await database.query(`update users set birth_month = date_trunc('month', now() at time zone 'utc') - interval '17 years' where id = $1`, [userId]);
}

/** A guardian who has agreed. */
export async function agreed({ database }: Pick<TestServer, 'database'>, userId: string): Promise<void> {
  await database.query(
    `insert into guardian_consents (id, user_id, address, site, text_version, agreed_at, ends_at) values ($1, $2, 'guardian@example.com', 'https://bridge.example', 'draft-1 (en)', now(), now() + interval '1 year')`,
    [randomUUID(), userId],
  );
}

/** A mentor or partner whom the staff has checked for young people. */
export async function checked({ database }: Pick<TestServer, 'database'>, userId: string): Promise<void> {
  await database.query(`insert into young_people_checks (user_id, note, checked_by) values ($1, 'Seen', 'a test')`, [userId]);
}
