import { parse as parseYaml } from 'yaml';
import { parseJson } from '@bridge/content/engine/json';
import { isRecord } from './items.ts';
import { bodyIn, bodyKey, rewriteMdx } from './rewrite-mdx.ts';
import { rewriteJson } from './rewrite-json.ts';

/** What a file says, as a form shows it. Undefined where it cannot be read as data: a form would lose what it cannot see. */
export function valueOf(file: string, text: string): Record<string, unknown> | undefined {
  if (text === '') return {};
  if (!file.endsWith('.mdx')) {
    const { value, problems } = parseJson(text);
    return problems.length === 0 && isRecord(value) ? value : undefined;
  }
  const head = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*$/m.exec(text)?.[1];
  if (head === undefined) return undefined;
  try {
    const fields: unknown = parseYaml(head, { maxAliasCount: 0 }) ?? {};
    const isFlat = isRecord(fields) && !(bodyKey in fields) && Object.values(fields).every((field) => typeof field !== 'object');
    return isFlat ? { ...fields, [bodyKey]: bodyIn(text) } : undefined;
  } catch {
    return undefined;
  }
}

/** The file's text with another value: only what differs is written anew, and what says the same keeps every byte. */
export function textWith(file: string, text: string, value: Record<string, unknown>): string {
  return file.endsWith('.mdx') ? rewriteMdx(text, value) : rewriteJson(text, value);
}
