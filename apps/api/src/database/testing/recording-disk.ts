// Loaded before the embedded engine: a second folder, DISK, follows the engine's folder, LIVE, but only with what was
// brought to the disk. A write reaches DISK when its file is synced, a file never synced is not there. So DISK is what a
// power cut would leave. Names (create, rename, delete) count as kept at once: this simulation says nothing about those.
// With CUT_AT the power fails before that sync since the engine was opened; with KEEPS, some of what was not synced has
// reached the disk all the same, as a system writes when it likes. The syncs are counted in COUNT's file when the thread ends.
import fs, { type PathLike } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

const { LIVE: live = '', DISK: disk = '', CUT_AT: cutAt, KEEPS: keeps, COUNT: countFile } = process.env;
const block = 4096; // what a disk writes whole; the engine's pages are two of them
if (!isMainThread && live && disk) record();

type Range = { from: number; to: number };

function record(): void {
  const unsynced = new Map<string, Range[]>();
  const real = { ...fs };
  const onDisk = (file: PathLike): string | undefined => {
    const inside = path.relative(live, String(file));
    return inside.startsWith('..') || path.isAbsolute(inside) ? undefined : path.join(disk, inside);
  };
  const opened = new Map<number, string>();
  const nameOf = (descriptor: number) => opened.get(descriptor) ?? '';
  let syncs = 0;

  /** Brings ranges of a file, as it is now, to the disk. */
  function bring(file: string, ranges: readonly Range[]): void {
    const target = onDisk(file);
    if (!target || !real.existsSync(file)) return;
    real.mkdirSync(path.dirname(target), { recursive: true });
    const copy = real.openSync(target, real.constants.O_RDWR | real.constants.O_CREAT, 0o600);
    const source = real.openSync(file, 'r');
    for (const { from, to } of ranges) {
      const bytes = Buffer.alloc(to - from);
      const read = real.readSync(source, bytes, 0, bytes.length, from);
      real.writeSync(copy, bytes, 0, read, from);
    }
    real.closeSync(source);
    real.closeSync(copy);
  }

  function cut(): void {
    if (keeps) for (const [file, ranges] of unsynced) bring(file, ranges.flatMap((range) => blocksOf(range).filter(({ from }) => falls(`${syncs} ${path.relative(live, file)} ${from}`))));
    process.kill(process.pid, 'SIGKILL');
  }

  const change = <Name extends keyof typeof fs>(name: Name, replacement: (typeof fs)[Name]) => Object.assign(fs, { [name]: replacement });

  change('openSync', (file, ...rest) => {
    const descriptor = real.openSync(file, ...rest);
    opened.set(descriptor, String(file));
    return descriptor;
  });

  change('writeSync', ((descriptor: number, buffer: Uint8Array, offset?: number, length?: number, position?: number | null) => {
    const file = nameOf(descriptor);
    const written = real.writeSync(descriptor, buffer, offset, length, position);
    if (file && onDisk(file)) {
      if (typeof position !== 'number') throw new Error(`A write without a position to ${file}: the simulation knows none.`);
      unsynced.set(file, [...(unsynced.get(file) ?? []), { from: position, to: position + written }]);
    }
    return written;
  }) as typeof fs.writeSync);

  change('fsyncSync', (descriptor) => {
    const file = nameOf(descriptor);
    const target = file && onDisk(file);
    if (target) syncs += 1;
    if (target && syncs === Number(cutAt)) cut();
    if (target && real.fstatSync(descriptor).isFile()) {
      bring(file, unsynced.get(file) ?? []);
      real.truncateSync(target, real.fstatSync(descriptor).size);
      unsynced.delete(file);
    }
    real.fsyncSync(descriptor);
  });

  change('renameSync', (from, to) => {
    real.renameSync(from, to);
    const [source, target] = [onDisk(from), onDisk(to)];
    if (target) {
      real.rmSync(target, { force: true });
      if (source && real.existsSync(source)) real.renameSync(source, target);
    }
    const moved = unsynced.get(String(from));
    unsynced.delete(String(from));
    unsynced.delete(String(to));
    if (moved) unsynced.set(String(to), moved);
  });

  change('unlinkSync', (file) => {
    real.unlinkSync(file);
    unsynced.delete(String(file));
    const target = onDisk(file);
    if (target) real.rmSync(target, { force: true });
  });

  change('mkdirSync', ((folder: PathLike, options?: fs.MakeDirectoryOptions) => {
    const made = real.mkdirSync(folder, options);
    const target = onDisk(folder);
    if (target) real.mkdirSync(target, { recursive: true });
    return made;
  }) as typeof fs.mkdirSync);

  change('rmdirSync', (folder, options) => {
    real.rmdirSync(folder, options);
    const target = onDisk(folder);
    if (target) real.rmSync(target, { recursive: true, force: true });
  });

  syncBuiltinESMExports();
  if (countFile) process.on('exit', () => real.writeFileSync(countFile, String(syncs)));
}

function blocksOf({ from, to }: Range): Range[] {
  const blocks: Range[] = [];
  for (let at = from; at < to; ) {
    const next = Math.min(to, (Math.floor(at / block) + 1) * block);
    blocks.push({ from: at, to: next });
    at = next;
  }
  return blocks;
}

/** A coin that falls alike in every run. */
function falls(what: string): boolean {
  let hash = 2_166_136_261;
  for (const sign of what) hash = Math.imul(hash ^ sign.charCodeAt(0), 16_777_619);
  return ((hash >>> 13) & 1) === 0;
}
