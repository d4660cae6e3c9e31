import process from 'node:process';
import { expect, test, vi } from 'vitest';
import { openAgain, openTestDatabase, withDatabase, type TestDatabase } from './database/testing.ts';
import { readEnvironment } from './environment.ts';
import { beginHeartbeat } from './heartbeat.ts';
import { operate } from './operator/operate.ts';

const [ours, others] = [Buffer.from('a secret that all processes have, long enough'), Buffer.from('a secret of a machine that was forgotten, oh')];
const begin = (database: TestDatabase, secret: Uint8Array) => beginHeartbeat({ database, secret, content: () => 'a release of content', report: () => {}, onWrongSecret: () => {} });

async function commandsOn(database: TestDatabase) {
  const [row] = await database.query<{ name: string }>('select current_database() as name');
  const url = withDatabase(process.env['TEST_POSTGRES_URL'] ?? '', row?.name ?? '');
  return async (secret: Uint8Array, ...args: string[]) => {
    const said: string[] = [];
    const environment = () => readEnvironment({ DATABASE_URL: url, SECRET_KEY: Buffer.from(secret).toString() }, '/product');
    const code = await operate(args, { environment, say: (text) => said.push(text), complain: (text) => said.push(text) });
    return { code, said: said.join('\n') };
  };
}

test('a process with another SECRET_KEY does not start, until it is said that this is the right one', async () => {
  const database = await openTestDatabase();
  const command = await commandsOn(database);
  const first = await begin(database, ours);
  await expect(begin(database, others)).rejects.toThrow(/SECRET_KEY of this process is not the one/);
  expect((await command(others, 'secret', 'accept')).code).toBe(0);
  await expect(begin(database, ours)).rejects.toThrow(/SECRET_KEY/);
  const second = await begin(database, others);
  await Promise.all([first.stop(), second.stop()]);
  await database.drop();
});

test('status tells of every process, of mails and of the last backup, and whether somebody has to look', async () => {
  const database = await openTestDatabase();
  const command = await commandsOn(database);
  const other = await openAgain(database);
  const running = await Promise.all([begin(database, ours), begin({ ...other, drop: other.close }, ours)]);
  await vi.waitFor(async () => expect(await database.query('select name from processes')).toHaveLength(2), { timeout: 60_000 });
  const [row] = await database.query<{ row: string }>(`delete from migrations where name like '%_sweep_indexes' returning row_to_json(migrations)::text as row`);
  const plan = await command(ours, 'migrate', '--plan');
  expect([plan.code, plan.said.split('\n')[0]]).toEqual([0, expect.stringMatching(/^\d{4}_sweep_indexes$/)]);
  expect(plan.said).toMatch(/^ {2}sign_in_sessions \(\d+ \w+\): nobody waits$/m);
  await database.query('insert into migrations select * from json_populate_record(null::migrations, $1::json)', [row?.row]); // later ones stand above it
  expect((await command(ours, 'migrate')).said).toContain('The schema is that of this version.');
  const before = await command(ours, 'status');
  expect(before.said).toMatch(/^database {3}PostgreSQL \d+\.\d+.*, primary, /);
  expect(before.said.match(/^process .*: version development, schema \d{4}, content a releas, since .*, seen \d s ago$/gm)).toHaveLength(2);
  expect(before.said).toContain('mails      0 due; 0 given up in a week');
  expect([before.code, before.said.includes('none noted  !')]).toEqual([1, true]);

  expect((await command(ours, 'backup', 'noted')).code).toBe(0);
  expect((await command(ours, 'status')).code).toBe(0);
  await database.query(`update processes set seen_at = now() - interval '2 minutes' where id = (select id from processes limit 1)`);
  expect((await command(ours, 'status')).said).toMatch(/seen 12\d s ago {2}!$/m);
  await Promise.all(running.map((one) => one.stop()));
  expect(await database.query('select name from processes')).toEqual([]);
  await other.close();
  await database.drop();
});
