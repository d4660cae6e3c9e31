import type { Documents } from '@bridge/content';
import type { Content } from '../core/content.ts';
import { testContent } from './content.ts';

type Tree = { [key: string]: string | Tree };

/** The product's words with "fr: " before each of them where French is asked for, and legal texts that nobody has translated: as a server with a folder for French has them. */
export const contentInFrench: Content = {
  ids: testContent.ids,
  document<Id extends keyof Documents>(id: Id, locale?: string): Documents[Id] {
    const document = testContent.document(id);
    if (id === 'locales') {
      const { source, locales } = document as Documents['locales'];
      return { source, locales: [...locales, { code: 'fr', name: 'Français', dir: 'ltr' }] } as Documents[Id]; // as the line before says
    }
    if (locale === 'fr' && id.startsWith('legal/')) return { ...(document as Documents['legal/terms']), textLang: 'en' } as Documents[Id]; // as its id says
    return locale === 'fr' && id.startsWith('messages/') ? (marked(document as Tree) as Documents[Id]) : document; // messages are trees of texts
  },
};

function marked(tree: Tree): Tree {
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, typeof value === 'string' ? `fr: ${value}` : marked(value)]));
}
