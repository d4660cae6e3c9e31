import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A folder of content, or an archive of one, unpacked until it is disposed of (.tar, .tar.gz; .zip where the system's tar reads it). Undefined where there is none. */
export function unpacked(place: string): ({ folder: string } & Disposable) | undefined {
  if (!existsSync(place)) return undefined;
  if (statSync(place).isDirectory()) return { folder: place, [Symbol.dispose]: () => {} };
  const aside = mkdtempSync(path.join(os.tmpdir(), 'bridge-archive-'));
  const tidy = () => rmSync(aside, { recursive: true, force: true });
  const { status, stderr, error } = spawnSync('tar', ['-xf', place, '-C', aside], { encoding: 'utf8' }); // it leaves out what leads elsewhere
  const folder = status === 0 ? contentIn(aside) : undefined;
  if (folder) return { folder, [Symbol.dispose]: tidy };
  tidy();
  if (status !== 0) throw new Error(`${place} cannot be unpacked: ${error?.message ?? stderr.trim().split('\n')[0]}. Nothing was published.`);
  return undefined;
}

/** Where the content lies in what was unpacked: at its root, or one or two folders below, as in an archive of a repository. */
function contentIn(folder: string, depth = 0): string | undefined {
  if (existsSync(path.join(folder, 'brand.json'))) return folder;
  if (depth === 2) return undefined;
  const below = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  return below.map(({ name }) => contentIn(path.join(folder, name), depth + 1)).find((found) => found !== undefined);
}
