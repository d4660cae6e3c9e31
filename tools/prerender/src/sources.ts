import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './folder.ts';

/** The code that makes pages: a page made by another version is made again. None where it is joined (tools/package): there the build has a name. */
export function sources(): readonly string[] {
  return (read ??= readSources());
}

let read: string[] | undefined;

function readSources(): string[] {
  if (!existsSync(import.meta.dirname)) return [];
  return [...filesIn(import.meta.dirname)].filter((at) => !at.endsWith('.test.ts')).map((at) => readFileSync(path.join(import.meta.dirname, at), 'utf8'));
}
