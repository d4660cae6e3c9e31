import type { Content } from '@bridge/content/engine/content';
import { blocksOf } from '@bridge/content/engine/translations/blocks';
import { isTranslation, translationOf } from '@bridge/content/engine/translations/paths';

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
  const translated = ownParagraphs(content, file, locale);
  return blocksOf(content.textOf(file)).map((source, index) => ({ key: `body.${index + 1}`, path: ['body', String(index + 1)], source, text: translated[index], isBody: true, rich: true, maximum: Infinity }));
}

/** What a language has for the body of a text, which may be more paragraphs than the source has. */
export function ownParagraphs(content: Content, file: string, locale: string): string[] {
  const own = translationOf(file, locale);
  return file.endsWith('.mdx') && content.files().includes(own) ? blocksOf(content.textOf(own)) : [];
}
