import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadDocument, locales, subscribe } from 'virtual:content';
import type { Documents, UntranslatedWords } from '@bridge/content';

type WordsId = `interface/${string}` | `messages/${string}`;

/** The words of the screens: a namespace is a document, loaded when a screen first asks for it. */
export async function createWords(locale: string): Promise<i18n> {
  const words = createInstance();
  await words
    .use({
      type: 'backend' as const,
      init: () => {},
      read: async (language: string, namespace: string) => {
        const document = await loadDocument(documentOf(namespace), language);
        void tellUntranslated(document);
        return document;
      },
    })
    .use(initReactI18next)
    .init({
      lng: locale,
      fallbackLng: false, // a missing translation is filled in when the document is merged
      ns: ['common', 'messages/fields'], // what the parts say; waiting for them here spares the first frame an empty one
      partialBundledLanguages: true,
      interpolation: { escapeValue: false }, // React escapes
      react: { useSuspense: true, bindI18nStore: 'added' },
    });
  subscribe((id, language, document) => {
    const namespace = namespaceOf(id);
    if (language === locale && namespace !== undefined) words.addResourceBundle(language, namespace, document as Documents[WordsId], false, true); // the id says that it holds words
  });
  return words;
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
