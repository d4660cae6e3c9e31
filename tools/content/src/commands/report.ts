import { formatFault, formatForGithub, formatStale, type Fault, type Stale } from '@bridge/content/engine/fault';
import type { Values } from './command.ts';

/** Prints what a check has found, as it was asked for; answers the exit code. What is stale is told, and no fault. */
export function report(faults: readonly Fault[], files: number, folder: string, values: Values, stale: readonly Stale[] = []): number {
  const inFolder = <One extends Stale>(one: One): One => ({ ...one, file: `${folder}/${one.file}` });
  if (values['json']) console.log(JSON.stringify({ files, faults: faults.map(inFolder), ...(stale.length > 0 && { stale: stale.map(inFolder) }) }));
  else if (values['github']) for (const one of [...faults, ...stale]) console.log(formatForGithub(one, folder));
  else console.log(readable(faults, files, folder, stale));
  return faults.length > 0 ? 1 : 0;
}

function readable(faults: readonly Fault[], files: number, folder: string, stale: readonly Stale[]): string {
  const count = faults.length === 0 ? 'no faults' : `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`;
  return [...faults.map((fault) => formatFault(fault, folder)), ...stale.map((one) => formatStale(one, folder)), `${files} files, ${count}`].join('\n');
}
