import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const needed = { patroni: '/usr/bin/patroni', 'etcd-server': '/usr/bin/etcd', haproxy: '/usr/sbin/haproxy', postgresql: '/usr/lib/postgresql' };

/** What the cluster is made of, installed from Debian where it is missing; answers PostgreSQL's folder of programs. */
export function installCluster(): string {
  const missing = Object.entries(needed).filter(([, file]) => !existsSync(file)).map(([name]) => name);
  if (missing.length > 0) install(missing);
  const versions = readdirSync('/usr/lib/postgresql').toSorted((one, other) => Number(other) - Number(one));
  return path.join('/usr/lib/postgresql', versions[0] ?? '', 'bin');
}

function install(names: string[]): void {
  const byHand = `apt-get install ${names.join(' ')}`;
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) throw new Error(`The cluster needs what is not installed here. On Debian, as root: ${byHand}`);
  console.log(`Installing ${names.join(', ')} (apt-get, once) …`);
  const settings = '/etc/postgresql-common/createcluster.conf';
  if (!existsSync(settings)) {
    mkdirSync(path.dirname(settings), { recursive: true });
    writeFileSync(settings, 'create_main_cluster = false\n'); // no server of its own on this machine
  }
  const options = { stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } };
  const policy = '/usr/sbin/policy-rc.d'; // nothing of it is to run by itself
  const isOurs = !existsSync(policy);
  if (isOurs) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  spawnSync('apt-get', ['update', '-q'], options);
  const { status } = spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', '-o', 'Dpkg::Options::=--force-confold', ...names, 'python3-etcd'], options);
  if (isOurs) spawnSync('rm', [policy]);
  if (status !== 0) throw new Error(`apt-get could not install the cluster; its message is above. By hand: ${byHand}`);
}
