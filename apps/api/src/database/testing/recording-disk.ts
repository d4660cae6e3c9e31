// Loaded before the embedded engine: a second folder, DISK, follows the engine's folder, LIVE, but only with what was
// brought to the disk. A write reaches DISK when its file is synced, a file never synced is not there. So DISK is what a
// power cut would leave. Names (create, rename, delete) count as kept at once: this simulation says nothing about those.
import fs, { type PathLike } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

const live = process.env['LIVE'] ?? '';
const disk = process.env['DISK'] ?? '';
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
    if (target && real.fstatSync(descriptor).isFile()) {
      real.mkdirSync(path.dirname(target), { recursive: true });
      const copy = real.openSync(target, real.constants.O_RDWR | real.constants.O_CREAT, 0o600);
      for (const { from, to } of unsynced.get(file) ?? []) {
        const bytes = Buffer.alloc(to - from);
        const source = real.openSync(file, 'r');
        const read = real.readSync(source, bytes, 0, bytes.length, from);
        real.closeSync(source);
        real.writeSync(copy, bytes, 0, read, from);
      }
      real.ftruncateSync(copy, real.fstatSync(descriptor).size);
      real.closeSync(copy);
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
}
