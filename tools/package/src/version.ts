import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The version in package.json with the commit behind it, and "changed" where the files differ from that. Without git the version alone. */
export function versionOf(root: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const commit = git('rev-parse', '--short=10', 'HEAD').stdout?.trim();
  if (!commit) return version;
  return `${version}-${commit}${git('status', '--porcelain', '--untracked-files=normal').stdout ? '-changed' : ''}`;
}
