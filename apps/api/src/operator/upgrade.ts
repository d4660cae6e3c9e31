import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdtempSync, readFileSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** What is wrong, in words for the person who upgrades; nothing was changed. */
export class UpgradeError extends Error {
  override name = 'UpgradeError';
}

/** Whether the archive is the one whose hash was handed over with it (or is named). */
export async function verify(archive: string, expected: string | undefined): Promise<void> {
  if (!existsSync(archive)) throw new UpgradeError(`There is no file ${archive}.`);
  const beside = `${archive}.sha256`;
  const wanted = expected ?? (existsSync(beside) ? readFileSync(beside, 'utf8').trim().split(/\s/)[0] : undefined);
  if (!wanted) throw new UpgradeError(`Nothing says which hash ${path.basename(archive)} should have: put ${path.basename(beside)} beside it, or name it with --sha256.`);
  const hash = createHash('sha256');
  await pipeline(createReadStream(archive), hash);
  const found = hash.digest('hex');
  if (found !== wanted.toLowerCase()) throw new UpgradeError(`${path.basename(archive)} is not what was handed out: its hash is ${found}, expected ${wanted}. Fetch it again.`);
}

/** Unpacks the archive beside what is installed in `home`, and answers the name of its folder. An interrupted attempt leaves nothing that counts. */
export function unpack(archive: string, home: string): string {
  const aside = mkdtempSync(path.join(home, '.unpacking-'));
  try {
    const { status, stderr } = spawnSync('tar', ['-xzf', archive, '-C', aside, '--no-same-owner'], { encoding: 'utf8' });
    if (status !== 0) throw new UpgradeError(`tar could not unpack ${path.basename(archive)}: ${stderr.trim()}`);
    const [name = '', ...more] = readdirSync(aside);
    if (!name || more.length > 0 || !existsSync(path.join(aside, name, 'bin/bridge'))) throw new UpgradeError(`${path.basename(archive)} is no package of this product.`);
    const started = spawnSync(path.join(aside, name, 'bin/node'), ['--version'], { encoding: 'utf8' });
    if (started.status !== 0) throw new UpgradeError(`The Node in ${path.basename(archive)} does not start here: it is for another kind of machine.`);
    const place = path.join(home, name);
    if (readCurrent(home) === name) throw new UpgradeError(`${name} is what runs already.`);
    rmSync(place, { recursive: true, force: true }); // of an attempt before
    renameSync(path.join(aside, name), place);
    return name;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** The release that runs, or the one before it; undefined where there is none. */
export function readCurrent(home: string, which: 'current' | 'previous' = 'current'): string | undefined {
  const link = path.join(home, which);
  return existsSync(link) ? path.basename(readlinkSync(link)) : undefined;
}

/** Points to another release, and keeps the one before to go back to. Each pointer is replaced at once. */
export function point(home: string, name: string): void {
  const before = readCurrent(home);
  if (before) put(home, 'previous', before);
  put(home, 'current', name);
}

function put(home: string, which: 'current' | 'previous', name: string): void {
  const aside = path.join(home, `.${which}`);
  rmSync(aside, { force: true });
  symlinkSync(name, aside);
  renameSync(aside, path.join(home, which));
}

/** Whether the server that was just started becomes ready. */
export async function becomesReady(address: string, seconds: number): Promise<boolean> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(500)) {
    const answer = await fetch(`${address}/api/health/ready`, { signal: AbortSignal.timeout(3000) }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.status === 200) return true;
  }
  return false;
}
