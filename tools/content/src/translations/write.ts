import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import type { Content } from '../content.ts';
import { bodyOf } from '../mdx.ts';
import { translationOf } from './paths.ts';
import { textsOf, type FileText } from './texts.ts';

/** Writes a language's texts of one file, in the order of the source; a file that says the same already is left as it is. */
export function writeTexts(content: Content, file: string, locale: string, texts: readonly FileText[]): void {
  const before = textsOf(content, file, locale);
  const said = new Map(texts.flatMap(({ key, text }) => (text === undefined ? [] : [[key, text] as const])));
  if (before.length === texts.length && before.every(({ key, text }) => text === said.get(key))) return;
  const target = path.join(content.folder, translationOf(file, locale));
  if (said.size === 0) return rmSync(target, { force: true });
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, file.endsWith('.mdx') ? asMdx(texts, target) : `${JSON.stringify(nested(texts), null, 2)}\n`);
}

/** Texts by path as nested objects; those that are missing are left out. */
export function nested(texts: readonly Pick<FileText, 'path' | 'text'>[]): object {
  const root: Record<string, unknown> = {};
  for (const { path: keys, text } of texts) {
    if (text === undefined) continue;
    let at = root;
    for (const key of keys.slice(0, -1)) at = (at[key] ??= {}) as Record<string, unknown>; // made here
    at[keys.at(-1)!] = text;
  }
  return root;
}

/** The body is written as it stands where no paragraph of it changes. */
function asMdx(texts: readonly FileText[], target: string): string {
  const paragraphs = texts.filter(({ isBody }) => isBody);
  const body = paragraphs.every(({ text }) => text !== undefined) ? `\n${paragraphs.map(({ text }) => text).join('\n\n')}\n` : existsSync(target) ? bodyOf(readFileSync(target, 'utf8')).replace(/^\r?\n/, '') : '';
  return `---\n${stringify(nested(texts.filter(({ isBody }) => !isBody)), { lineWidth: 0 })}---\n${body}`;
}
