import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** Whether a command of Debian is here; installed where that can be done. */
export function hasDebian(command: string, name = command): boolean {
  const isHere = () => (process.env['PATH'] ?? '').split(path.delimiter).concat('/usr/sbin').some((folder) => existsSync(path.join(folder, command)));
  if (isHere()) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const options = { stdio: 'ignore' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
  return isHere();
}
