import type { FaultCode } from './fault.ts';

export type Path = readonly PropertyKey[];

/** A fault inside one file, by offset. */
export type Problem = { offset: number; code: FaultCode; message: string };

/**
 * A file's text as data. Where the text cannot be read as data, `value` is absent and `problems` says why; problems may
 * stand beside a value (a key written twice). `place` finds the offset of a value, or of its key, and is slow on purpose:
 * it parses again with positions, which only files with faults need.
 */
export type Source = { value?: unknown; problems: Problem[]; place: (path: Path, part: 'key' | 'value') => number };

export const deepest = 40;
const unsafeKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Counts the keys of a parsed value; finds a key that could reach a prototype, and nesting beyond `deepest`. */
export function surveyKeys(value: unknown): { keys: number; unsafe?: { path: PropertyKey[]; key: string }; tooDeep: boolean } {
  const found: ReturnType<typeof surveyKeys> = { keys: 0, tooDeep: false };
  const path: PropertyKey[] = [];
  visit(value);
  return found;

  function visit(node: unknown): void {
    if (typeof node !== 'object' || node === null) return;
    if (path.length >= deepest) {
      found.tooDeep = true;
      return;
    }
    if (Array.isArray(node)) {
      for (let index = 0; index < node.length; index++) enter(index, node[index]);
      return;
    }
    for (const key of Object.keys(node)) {
      found.keys++;
      if (unsafeKeys.has(key)) found.unsafe ??= { path: [...path, key], key };
      else enter(key, (node as Record<string, unknown>)[key]); // an object, by the checks above
    }
  }

  function enter(key: PropertyKey, child: unknown) {
    if (typeof child !== 'object') return;
    path.push(key);
    visit(child);
    path.pop();
  }
}
