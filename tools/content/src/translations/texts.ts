import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../content.ts';
import { isTranslation, translationOf } from './paths.ts';

/** One text of a file in a language. The paragraphs of an MDX body are texts of their own: "body.1", "body.2", … */
export type FileText = { key: string; path: readonly string[]; source: string; text: string | undefined; isBody: boolean; rich: boolean; maximum: number };

/** The texts of a file, in the order of the source. Empty where the file has none. */
export function textsOf(content: Content, file: string, locale: string): FileText[] {
  const texts = (content.translation(file, locale)?.texts() ?? []).map((text): FileText => ({ ...text, key: text.path.join('.'), isBody: false }));
  return file.endsWith('.mdx') ? [...texts, ...paragraphs(content, file, locale)] : texts;
}

/** The files that have texts, in the order of their names. */
export function translatable(content: Content): string[] {
  return content.files().filter((file) => !isTranslation(file) && file !== 'locales.json' && file !== 'redirects.json').sort();
}

/** A body's paragraphs, paired by position: the translation follows its source paragraph by paragraph. */
function paragraphs(content: Content, file: string, locale: string): FileText[] {
  const own = translationOf(file, locale);
  const translated = content.files().includes(own) ? blocksOf(readFileSync(path.join(content.folder, own), 'utf8')) : [];
  return blocksOf(readFileSync(path.join(content.folder, file), 'utf8')).map((source, index) => ({ key: `body.${index + 1}`, path: ['body', String(index + 1)], source, text: translated[index], isBody: true, rich: true, maximum: Infinity }));
}

/** The parts of an MDX body that stand between blank lines; code between fences is one of them. */
export function blocksOf(text: string): string[] {
  const body = text.replace(/^---[ \t]*\r?\n[\s\S]*?^---[ \t]*$/m, '');
  const blocks: string[] = [];
  let isCode = false;
  const block: string[] = [];
  for (const line of [...body.split(/\r?\n/), '']) {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    if (isCode || line.trim() !== '') block.push(line);
    else if (block.length > 0) blocks.push(block.splice(0).join('\n'));
  }
  return block.length > 0 ? [...blocks, block.join('\n')] : blocks;
}
