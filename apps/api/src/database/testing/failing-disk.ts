// Loaded before the embedded engine: the disk below the engine's folder, LIVE, fails at the operation number FAULT_AT since
// the engine was opened, in the way that FAULT says, and (FAULT_LASTS) ever after. Without FAULT_AT it only counts. The
// count is written to FAULT_COUNT's file when the engine's thread ends.
import fs, { type PathLike } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

const { LIVE: live = '', FAULT: fault = '', FAULT_AT: at, FAULT_LASTS: lasts, FAULT_COUNT: countFile = '' } = process.env;
if (!isMainThread && live && fault) failAt(Number(at ?? 'Infinity'));

function failAt(wanted: number): void {
  const real = { ...fs };
  const opened = new Map<number, string>();
  let count = 0;
  const change = <Name extends keyof typeof fs>(name: Name, replacement: (typeof fs)[Name]) => Object.assign(fs, { [name]: replacement });
  const isOurs = (file: PathLike | undefined) => file !== undefined && String(file).startsWith(live);

  /** Counts an operation that this kind of fault can meet, and fails where it is its turn. */
  function meet(kinds: string[], file: PathLike | undefined): void {
    if (!kinds.includes(fault) || !isOurs(file)) return;
    count += 1;
    if (count !== wanted && !(lasts && count > wanted)) return;
    const code = fault === 'space' ? 'ENOSPC' : 'EIO';
    throw Object.assign(new Error(`${code}: the disk fails`), { code, errno: fault === 'space' ? -28 : -5, syscall: 'write' });
  }

  change('openSync', (file, ...rest) => {
    if (rest[0] !== 'r' && !real.existsSync(file)) meet(['space', 'write'], file);
    const descriptor = real.openSync(file, ...rest);
    opened.set(descriptor, String(file));
    return descriptor;
  });
  change('writeSync', ((descriptor: number, buffer: Uint8Array, ...rest: number[]) => {
    meet(['space', 'write'], opened.get(descriptor));
    return real.writeSync(descriptor, buffer, ...(rest as []));
  }) as typeof fs.writeSync);
  change('fsyncSync', (descriptor) => {
    meet(['sync'], opened.get(descriptor));
    real.fsyncSync(descriptor);
  });
  change('ftruncateSync', (descriptor, length) => {
    if ((length ?? 0) > real.fstatSync(descriptor).size) meet(['space', 'write'], opened.get(descriptor));
    real.ftruncateSync(descriptor, length);
  });
  change('renameSync', (from, to) => {
    meet(['write'], to);
    real.renameSync(from, to);
  });
  change('mkdirSync', ((folder: PathLike, options?: fs.MakeDirectoryOptions) => {
    meet(['space', 'write'], folder);
    return real.mkdirSync(folder, options);
  }) as typeof fs.mkdirSync);
  syncBuiltinESMExports();
  if (countFile) process.on('exit', () => real.writeFileSync(countFile, String(count)));
}
