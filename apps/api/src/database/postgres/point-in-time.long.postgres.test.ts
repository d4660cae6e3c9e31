import { spawnSync } from 'node:child_process';
import { chownSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { expect, onTestFinished, test } from 'vitest';

const guide = readFileSync(path.resolve(import.meta.dirname, '../../../../../docs/operators.md'), 'utf8');

/** A recipe of the guide, as it stands there. */
function recipe(beginning: string): string {
  return guide.split('```sh\n').find((block) => block.startsWith(beginning))?.split('```')[0] ?? 'exit 9';
}

test('rows that were deleted by mistake come back, by the guide', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bridge-moment-'));
  const [data, archive] = [path.join(folder, 'data'), path.join(folder, 'archive')];
  const user = userOf('postgres');
  mkdirSync(archive);
  for (const place of [folder, archive]) chownSync(place, user.uid, user.gid);
  const bin = globSync('/usr/lib/postgresql/*/bin').sort().at(-1) ?? '';
  const env = { PATH: `${bin}:${process.env['PATH']}`, LC_ALL: 'C.UTF-8', PGHOST: folder, PGUSER: 'postgres', PGDATA: data, ARCHIVE: archive };
  const sh = (script: string, more = {}) => {
    const { status, stdout, stderr } = spawnSync('sh', ['-euc', script], { ...user, cwd: folder, encoding: 'utf8', env: { ...env, ...more } });
    expect([script, status, status === 0 ? '' : stderr]).toEqual([script, 0, '']);
    return stdout.trim();
  };
  const start = () => sh(`pg_ctl -w -l log -o "-k ${folder} -c listen_addresses=''" start > /dev/null`);
  const stop = () => sh('pg_ctl -w -m fast stop > /dev/null');
  onTestFinished(() => {
    spawnSync('sh', ['-c', 'pg_ctl -m immediate stop'], { ...user, env });
    rmSync(folder, { recursive: true });
  });
  sh('initdb -U postgres -A trust -E UTF8 > /dev/null');
  start();
  sh(recipe('# Keep the log'));
  stop();
  start();
  sh(`psql -qc 'create table rows as select generate_series(1, 1000) as id'`);
  sh(recipe('# A base backup'));
  sh(`psql -qc 'insert into rows select generate_series(1001, 3000)'`);
  const until = sh(`psql -Atc "select clock_timestamp()"`);
  sh(`psql -qc 'delete from rows' -c 'select pg_switch_wal()' > /dev/null`);
  expect(sh(`psql -Atc 'select count(*) from rows'`)).toBe('0');
  stop();
  renameSync(data, path.join(folder, 'aside'));
  sh(recipe('# Back to a moment'), { UNTIL: until });
  start();
  expect(sh(`psql -Atc 'select count(*) from rows'`)).toBe('3000');
});

function userOf(name: string): { uid: number; gid: number } {
  const [, , uid, gid] = (readFileSync('/etc/passwd', 'utf8').split('\n').find((line) => line.startsWith(`${name}:`)) ?? '').split(':').map(Number);
  return process.getuid?.() === 0 && uid && gid ? { uid, gid } : { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
}
