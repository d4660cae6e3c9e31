import type { Content } from '@bridge/content/engine/content';
import { documentId } from '@bridge/content/engine/kinds';
import { pluralIn, type Category } from '@bridge/content/engine/translations/plurals';
import type { FileText } from '../translations/texts.ts';

/** What a translator has to know of a text who sees nothing but the text: where it stands, what fits, what it is a form of. */
export function notesOn(content: Content, file: string, { path, rich, isBody, maximum, source }: FileText, locale: string): string[] {
  const plural = pluralIn(path.at(-1) ?? '');
  const address = file.startsWith('pages/') ? content.get(documentId(file) as `pages/${string}`)?.path : undefined; // as its path says
  return [
    `${documentId(file)} › ${path.join(' › ')}${address === undefined ? '' : `, shown at ${address}`}`,
    ...(Number.isFinite(maximum) ? [`At most ${maximum} characters.`] : []),
    ...(isBody ? ['A paragraph of Markdown: # of headings, - of lists and | of tables stay.'] : rich ? ['**bold**, *emphasis* and [links](/about) may stand here.'] : []),
    ...(content.glossary(locale)?.hints(source) ?? []).map((hint) => `Glossary: ${hint}.`),
    ...(plural && source.includes('{{count}}') ? [`The form of a plural that "${locale}" uses for ${examples(locale, plural.category)}.`] : []),
  ];
}

function examples(locale: string, category: Category): string {
  const rules = new Intl.PluralRules(locale);
  const found = [...Array(200).keys(), 1_000_000, 2_000_000].filter((count) => rules.select(count) === category).slice(0, 4);
  return found.length === 0 ? 'other numbers, such as fractions' : found.join(', ');
}
