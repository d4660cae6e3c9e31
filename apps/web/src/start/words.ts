import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadDocument, locales, subscribe } from 'virtual:content';
import { arrived } from '@bridge/client';
import type { Documents, UntranslatedWords } from '@bridge/content';

type WordsId = `interface/${string}` | `messages/${string}`;

// What the parts say; waiting for them at the start spares the first frame an empty one.
const first = ['common', 'messages/fields'];

/** The words of the screens: a namespace is a document, loaded when a screen first asks for it. Rejects where the first do not come. */
export async function createWords(locale: string): Promise<i18n> {
  const words = createInstance();
  await words
    .use({
      type: 'backend' as const,
      init: () => {},
      read: async (language: string, namespace: string) => {
        const document = await arrived(() => loadDocument(documentOf(namespace), language));
        void tellUntranslated(document).catch(() => {}); // its file did not come: the words are there all the same
        return document;
      },
    })
    .use(initReactI18next)
    .init({
      lng: locale,
      fallbackLng: false, // a missing translation is filled in when the document is merged
      ns: [...first], // i18next adds to its list
      partialBundledLanguages: true,
      interpolation: { escapeValue: false }, // React escapes
      react: { useSuspense: true, bindI18nStore: 'added' },
    });
  subscribe((id, language, document) => {
    const namespace = namespaceOf(id);
    if (language === locale && namespace !== undefined) words.addResourceBundle(language, namespace, document as Documents[WordsId], false, true); // the id says that it holds words
  });
  await wordsCome(words, first);
  return words;
}

/** Resolves once `namespaces` are there. i18next says nothing of what did not come, and would show keys: they are asked for once more, then it rejects. */
export async function wordsCome(words: i18n, namespaces: readonly string[]): Promise<void> {
  const missing = () => namespaces.filter((namespace) => !words.hasResourceBundle(words.language, namespace));
  await words.loadNamespaces(namespaces);
  if (missing().length > 0) await words.reloadResources(words.language, missing());
  if (missing().length > 0) throw new Error(`The words of this screen did not come: ${missing().join(', ')}.`);
}

/** Where a language has gaps, the page says which words are in the source language. */
async function tellUntranslated(document: Documents[WordsId] & UntranslatedWords): Promise<void> {
  const texts = document['~untranslated'];
  if (!texts) return;
  const { markUntranslated } = await import('./untranslated.ts');
  markUntranslated(texts, locales.source);
}

function documentOf(namespace: string): WordsId {
  return namespace.startsWith('messages/') ? (namespace as `messages/${string}`) : `interface/${namespace}`; // startsWith does not narrow
}

function namespaceOf(id: string): string | undefined {
  if (id.startsWith('interface/')) return id.slice('interface/'.length);
  return id.startsWith('messages/') ? id : undefined;
}
