import { formatFault, formatForGithub, formatStale, type Fault, type Stale } from '@bridge/content/engine/fault';
import type { Values } from './command.ts';

/** Prints what a check has found, as it was asked for; answers the exit code. What is stale or over is told, and no fault; of files in `unread`, what is still to be judged. */
export function report(faults: readonly Fault[], files: number, folder: string, values: Values, stale: readonly Stale[] = [], unread: readonly string[] = []): number {
  const inFolder = <One extends Stale>(one: One): One => ({ ...one, file: `${folder}/${one.file}` });
  if (values['json']) console.log(JSON.stringify({ files, faults: faults.map(inFolder), ...(stale.length > 0 && { stale: stale.map(inFolder) }) }));
  else if (values['github']) for (const one of [...faults, ...stale]) console.log(formatForGithub(one, folder));
  else console.log(readable(faults, files, folder, stale, unread));
  return faults.length > 0 ? 1 : 0;
}

function readable(faults: readonly Fault[], files: number, folder: string, stale: readonly Stale[], unread: readonly string[]): string {
  const count = faults.length === 0 ? 'no faults' : `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`;
  const more = unread.length > 0 ? [`Links and ids that have to do with ${unread.map((file) => `${folder}/${file}`).join(', ')} are looked at once that is mended.`] : [];
  return [...faults.map((fault) => formatFault(fault, folder)), ...stale.map((one) => formatStale(one, folder)), ...more, `${files} files, ${count}`].join('\n');
}
