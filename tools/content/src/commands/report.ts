import { formatFault, formatForGithub, type Fault } from '../fault.ts';
import type { Values } from './command.ts';

/** Prints what a check has found, as it was asked for; answers the exit code. */
export function report(faults: readonly Fault[], files: number, folder: string, values: Values): number {
  if (values['json']) console.log(JSON.stringify({ files, faults: faults.map((fault) => ({ ...fault, file: `${folder}/${fault.file}` })) }));
  else if (values['github']) for (const fault of faults) console.log(formatForGithub(fault, folder));
  else console.log(readable(faults, files, folder));
  return faults.length > 0 ? 1 : 0;
}

function readable(faults: readonly Fault[], files: number, folder: string): string {
  const count = faults.length === 0 ? 'no faults' : `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`;
  return [...faults.map((fault) => formatFault(fault, folder)), `${files} files, ${count}`].join('\n');
}
