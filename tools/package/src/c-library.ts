import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Entry } from './tar.ts';

/**
 * What programs need of the system to start, as the lowest layer of an image: the C library of this machine and its kin,
 * with the words of their licences. Its hash is that of Debian's packages, so it changes with their updates. Undefined where
 * that is not how the machine is made.
 */
export function libraryLayer(programs: readonly string[]): Entry[] | undefined {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/ldd') || !existsSync('/usr/bin/dpkg-query')) return undefined;
  const found = new Set(programs.flatMap((program) => Array.from(run('ldd', program).matchAll(/(?:=> |^\s*)(\/\S+) \(0x/gm), ([, file = '']) => file)));
  const owners = new Set([...found].flatMap((file) => Array.from(run('dpkg-query', '-S', file, realpathSync(file)).matchAll(/^([^:\s]+)(?::\w+)?: /gm), ([, owner = '']) => owner)));
  const texts = [...owners].map((owner) => `/usr/share/doc/${owner}/copyright`).filter((file) => existsSync(file));
  return [
    ...[...found, ...texts].map((file): Entry => ({ path: file.slice(1), file: realpathSync(file), isProgram: path.basename(file).includes('.so') })),
    { path: 'etc/passwd', bytes: Buffer.from('root:x:0:0::/:/\nbridge:x:1000:1000::/data:/\n') },
    { path: 'etc/group', bytes: Buffer.from('root:x:0:\nbridge:x:1000:\n') },
    { path: 'etc/nsswitch.conf', bytes: Buffer.from('hosts: files dns\n') },
  ];
}

function run(command: string, ...args: string[]): string {
  return spawnSync(command, args, { encoding: 'utf8' }).stdout ?? '';
}
