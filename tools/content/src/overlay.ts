import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ErrorPayload } from 'vite';
import { formatFault, type Fault } from '@bridge/content/engine/fault';

/** All faults as Vite's error overlay: the first one with its lines, then the list. */
export function overlayError(faults: readonly Fault[], folder: string): ErrorPayload {
  const [first] = faults;
  const message = faults.map((fault) => formatFault(fault, path.basename(folder))).join('\n');
  if (!first) return { type: 'error', err: { message, stack: '' } };
  const file = path.join(folder, first.file);
  const { line, column } = first;
  return { type: 'error', err: { message, stack: '', plugin: 'content', id: file, loc: { file, line, column }, frame: frameOf(file, first) } };
}

/** The lines around a fault, in the one form that the overlay draws as code: "11  |  text". */
function frameOf(file: string, { line, column }: Fault): string {
  let lines: string[];
  try {
    lines = readFileSync(file, 'utf8').split(/\r?\n/);
  } catch {
    return '';
  }
  const from = Math.max(0, line - 3);
  return lines
    .slice(from, line + 2)
    .flatMap((text, index) => {
      const number = from + index + 1;
      const shown = `${String(number).padEnd(4)}|  ${text.slice(0, 160)}`;
      return number === line ? [shown, `    |  ${' '.repeat(Math.min(column, 160) - 1)}^`] : [shown];
    })
    .join('\n');
}
