import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/server.ts';
import { readMigrations } from '../migrate.ts';
import { withDatabase } from '../testing.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openPostgres } from './open-postgres.ts';

const port = 15_990;
const each = 1500;

/** PgBouncer in transaction mode before the database of the tests, with fewer connections than are asked for. */
async function startPooler(url: string): Promise<{ url: string; stop: () => void; log: () => string }> {
  if (!existsSync('/usr/sbin/pgbouncer')) spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'pgbouncer'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const folder = temporaryFolder();
  const { pathname, searchParams } = new URL(url);
  const at = (name: string) => path.join(folder, name);
  writeFileSync(at('users'), '"postgres" ""\n');
  writeFileSync(
    at('ini'),
    `[databases]\n* = host=${searchParams.get('host')} dbname=${pathname.slice(1)} user=postgres\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\nauth_type = any\nauth_file = ${at('users')}\npool_mode = transaction\ndefault_pool_size = 6\nmax_client_conn = 200\nlogfile = ${at('log')}\n`,
  );
  const postgres = readFileSync('/etc/passwd', 'utf8').split('\n').find((line) => line.startsWith('postgres:'))?.split(':').slice(2, 4).map(Number);
  const [uid, gid] = process.getuid?.() === 0 && postgres ? postgres : []; // it refuses to run as root
  if (uid !== undefined && gid !== undefined) for (const name of ['', 'users', 'ini']) chownSync(at(name), uid, gid);
  const child: ChildProcess = spawn('/usr/sbin/pgbouncer', [at('ini')], { stdio: 'ignore', ...(uid !== undefined && { uid, gid }) });
  return { url: `postgresql://postgres@127.0.0.1:${port}/bridge`, stop: () => void child.kill('SIGKILL'), log: () => (existsSync(at('log')) ? readFileSync(at('log'), 'utf8') : '') };
}

test(`two processes behind PgBouncer in transaction mode: none of ${each * 2} calls fails`, { timeout: 300_000 }, async () => {
  const admin = new pg.Client({ connectionString: process.env['TEST_POSTGRES_URL'] });
  await admin.connect();
  const name = `bridge_pooler_${randomBytes(6).toString('hex')}`;
  await admin.query(`create database ${name}`);
  const limits = { statement_timeout: '10s', lock_timeout: '2s', idle_in_transaction_session_timeout: '10s' };
  for (const [limit, value] of Object.entries(limits)) await admin.query(`alter database ${name} set ${limit} = '${value}'`);
  const pooler = await startPooler(withDatabase(process.env['TEST_POSTGRES_URL'] ?? '', name));
  const databases = [await openPostgres({ url: pooler.url, pooled: true, migrations: await readMigrations() }), await openPostgres({ url: pooler.url, pooled: true, migrations: await readMigrations() })];
  await expect.poll(() => Promise.all(databases.map((one) => one.query('select 1 as n'))).catch(() => 'not yet'), { timeout: 20_000 }).toHaveLength(2);
  const servers = await Promise.all(databases.map((database) => startTestServer({ shared: { ...database, drop: async () => {} } })));

  const statuses = new Map<number, number>();
  await Promise.all(
    servers.map(async (server) => {
      const { id, token } = await server.person();
      await Promise.all(
        Array.from({ length: 10 }, async (_, lane) => {
          for (let n = 0; n < each / 10; n += 1) {
            const { status } = await (n % 3 === 0
              ? server.call('saveDraft', { params: { userId: id }, token, body: { answers: { [`k${lane}`]: { text: String(n) } } } })
              : n % 3 === 1
                ? server.call('updateProfile', { params: { userId: id }, token, body: { user: { fieldOfStudy: `Field ${n}` } } })
                : server.call('ownProfile', { token }));
            statuses.set(status, (statuses.get(status) ?? 0) + 1);
          }
        }),
      );
    }),
  );
  console.log(`behind PgBouncer: ${JSON.stringify(Object.fromEntries(statuses))}`);
  expect([...statuses]).toEqual([[200, each * 2]]);
  for (const server of servers) await server.close();
  for (const database of databases) await database.close();
  pooler.stop();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});
