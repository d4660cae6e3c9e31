// Debian's packages, for the tools that tests need: one place that asks for them, and its lists are read once.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

/** Whether packages can be installed here: Debian's own commands, and the right to use them. */
export const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

let listsAreRead = false;

/** Installs packages by name and says so; true where that went well. */
export function install(...packages) {
  console.log(`Installing Debian’s ${packages.join(', ')} …`);
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout: 300_000 };
  if (!listsAreRead) listsAreRead = spawnSync('apt-get', ['update', '-qq'], options).status === 0;
  return spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', '-o', 'Dpkg::Options::=--force-confold', ...packages], options).status === 0;
}
