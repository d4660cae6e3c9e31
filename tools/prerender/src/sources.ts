import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './folder.ts';

/** The code that makes pages: a page made by another version is made again. */
export function sources(): string[] {
  return [...filesIn(import.meta.dirname)].filter((at) => !at.endsWith('.test.ts')).map((at) => readFileSync(path.join(import.meta.dirname, at), 'utf8'));
}
