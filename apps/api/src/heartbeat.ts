import { randomUUID } from 'node:crypto';
import os from 'node:os';
import process from 'node:process';
import { version } from './core/version.ts';
import { isUnavailable, newestMigration, type Database } from './database/index.ts';
import { checkSecret, SecretError } from './secret-check.ts';

const every = 5000;
const farewell = 1000;

type Options = { database: Database; secret: Uint8Array; /** Which content it shows. */ content: () => string | undefined; report: (error: unknown) => void; /** It must not go on: its secret is not the others'. */ onWrongSecret: (error: Error) => void };

/**
 * Says every five seconds that this process is there, what version it is and what it shows, where several may share a
 * database. One that could not reach it at first is checked for its secret as soon as it can.
 */
export async function beginHeartbeat({ database, secret, content, report, onWrongSecret }: Options): Promise<{ stop(): Promise<void> }> {
  if (database.kind === 'embedded') return { stop: async () => {} };
  const beats = database.as('heartbeat', 2000, 0); // what does not come through now comes with the next one
  const id = randomUUID();
  const name = `${os.hostname()} ${process.pid}`;
  const migration = await newestMigration();
  let isKnown = await checkSecret(database, secret).then(
    () => true,
    (error: unknown) => {
      if (!isUnavailable(error)) throw error;
      return false;
    },
  );
  let last: Promise<void> | undefined;

  async function beat(): Promise<void> {
    if (!isKnown) await checkSecret(beats, secret);
    isKnown = true;
    await beats.query(
      `insert into processes (id, name, version, migration, content_release) values ($1, $2, $3, $4, $5)
       on conflict (id) do update set seen_at = now(), content_release = excluded.content_release`,
      [id, name, version, migration, content() ?? null],
    );
  }
  const again = () =>
    void (last ??= beat()
      .catch((error: unknown) => (error instanceof SecretError ? onWrongSecret(error) : isUnavailable(error) || report(error)))
      .then(() => void (last = undefined)));
  again();
  const timer = setInterval(again, every);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await last;
      await database.as('heartbeat', farewell, 0).query('delete from processes where id = $1', [id]).catch(() => {}); // it is not seen any more all the same
    },
  };
}
