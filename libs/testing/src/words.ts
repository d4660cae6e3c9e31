import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

// The words of the product itself: a test reads what a person reads. A file that comes later is found by itself.
const files = import.meta.glob<Record<string, unknown>>(['../../../content/interface/*.json', '../../../content/messages/*.json'], {
  eager: true,
  import: 'default',
});

/** An i18next instance with every namespace of content/interface and content/messages; `more` replaces or adds some. */
export async function testWords(more: Record<string, Record<string, unknown>> = {}): Promise<i18n> {
  const namespaces = Object.fromEntries(Object.entries(files).map(([file, words]) => [namespaceOf(file), words]));
  const words = createInstance();
  await words.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { ...namespaces, ...more } },
    interpolation: { escapeValue: false },
    react: { useSuspense: true },
  });
  return words;
}

function namespaceOf(file: string): string {
  const id = file.slice(file.indexOf('content/') + 'content/'.length, -'.json'.length);
  return id.startsWith('interface/') ? id.slice('interface/'.length) : id;
}
