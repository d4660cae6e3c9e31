import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import type { Content } from '@bridge/content/engine/content';
import { bodyOf } from '@bridge/content/engine/mdx';
import { leftOver } from './lock.ts';
import { translationOf } from '@bridge/content/engine/translations/paths';
import { textsOf, type FileText } from './texts.ts';

/** Writes a language's texts of one file, in the order of the source, then what has no source any more; a file that
 * says the same already is left as it is. With `tidy`, what has no source goes. */
export function writeTexts(content: Content, file: string, locale: string, texts: readonly FileText[], { tidy = false } = {}): void {
  const before = textsOf(content, file, locale);
  const said = new Map(texts.flatMap(({ key, text }) => (text === undefined ? [] : [[key, text] as const])));
  if (!tidy && before.length === texts.length && before.every(({ key, text }) => text === said.get(key))) return;
  const target = path.join(content.folder, translationOf(file, locale));
  const kept = tidy ? [] : leftOver(content, file, locale).map((text) => ({ ...text, isBody: false }));
  if (said.size === 0 && kept.length === 0) return rmSync(target, { force: true });
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, file.endsWith('.mdx') ? asMdx([...texts, ...kept], target) : `${JSON.stringify(nested([...texts, ...kept]), null, 2)}\n`);
}

/** Texts by path as nested objects; those that are missing are left out, and so is what has no room beside the texts before it. */
export function nested(texts: readonly Pick<FileText, 'path' | 'text'>[]): object {
  const root: Record<string, unknown> = {};
  for (const { path: keys, text } of texts) {
    if (text === undefined) continue;
    let at: unknown = root;
    for (const key of keys.slice(0, -1)) at = isGroup(at) ? (at[key] ??= {}) : undefined;
    if (isGroup(at)) at[keys.at(-1)!] ??= text;
  }
  return root;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The body is written as it stands where no paragraph of it changes. */
function asMdx(texts: readonly Pick<FileText, 'path' | 'text' | 'isBody'>[], target: string): string {
  const paragraphs = texts.filter(({ isBody }) => isBody);
  const body = paragraphs.every(({ text }) => text !== undefined) ? `\n${paragraphs.map(({ text }) => text).join('\n\n')}\n` : existsSync(target) ? bodyOf(readFileSync(target, 'utf8')).replace(/^\r?\n/, '') : '';
  return `---\n${stringify(nested(texts.filter(({ isBody }) => !isBody)), { lineWidth: 0 })}---\n${body}`;
}
