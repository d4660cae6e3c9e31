import { createHmac } from 'node:crypto';
import type { Database } from './database/index.ts';

/** This process has another secret than those that the database was used with. */
export class SecretError extends Error {
  override name = 'SecretError';
}

const checkOf = (secret: Uint8Array) => createHmac('sha256', secret).update('bridge-ai: the same secret in every process').digest();

/**
 * Throws where the secret is not the one that this PostgreSQL was used with: half of all codes would fail, and second factors
 * could not be read. The embedded database has its secret beside it.
 */
export async function checkSecret(database: Database, secret: Uint8Array): Promise<void> {
  if (database.kind === 'embedded') return;
  await database.query('insert into secret_check (value) values ($1) on conflict do nothing', [checkOf(secret)]);
  const [row] = await database.query<{ same: boolean }>('select value = $1 as same from secret_check', [checkOf(secret)]);
  if (row?.same) return;
  throw new SecretError(
    'The SECRET_KEY of this process is not the one that this database was used with: codes on their way would fail here, and second factors could not be read. ' +
      'Set the same SECRET_KEY for every process; without it each machine makes its own (secret.key in DATA_FOLDER). ' +
      'Where the old one is lost for good: npm run operator -- secret accept',
  );
}

/** From now on this is the secret. */
export async function acceptSecret(database: Pick<Database, 'query'>, secret: Uint8Array): Promise<void> {
  await database.query('insert into secret_check (value) values ($1) on conflict (is_only) do update set value = excluded.value', [checkOf(secret)]);
}
