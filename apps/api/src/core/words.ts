import type { FailureCode } from '@bridge/model';
import type { Content } from './content.ts';

/** The words the server answers with, all of them from content/messages. */
export type Words = {
  failure(code: FailureCode): string;
  field(problem: string, count?: number): string;
  answer(key: string): string;
  outbox(key: string): string;
  /** Of the page that answers a form sent without JavaScript. */
  form(key: string): string;
  /** Single texts of mails/, in the language or the content's own, with the locale that they are in. */
  mailWords(language?: string): { locale: string; text(key: string, values?: Record<string, string>): string };
  /** A mail in the language, or in the content's own where that one is not there. */
  mail(key: string, values: Record<string, string>, language?: string): { locale: string; subject: string; body: string };
};

export function openWords(content: Content): Words {
  return {
    failure: (code) => content.document('messages/failures')[code],
    field: (problem, count) => {
      const texts = content.document('messages/fields');
      return fill(lookUp(texts, problem) ?? word(texts, 'invalid'), count === undefined ? {} : { count: String(count) });
    },
    answer: (key) => word(content.document('messages/answers'), key),
    outbox: (key) => word(content.document('messages/outbox'), key),
    form: (key) => word(content.document('messages/forms'), key),
    mailWords: (language) => {
      const { source, locales } = content.document('locales');
      const locale = locales.find(({ code }) => code === language)?.code ?? source;
      return { locale, text: (key, values = {}) => fill(word(content.document('messages/mails', locale), key), values) };
    },
    mail: (key, values, language) => {
      const { source, locales } = content.document('locales');
      const locale = locales.find(({ code }) => code === language)?.code ?? source;
      const texts = content.document('messages/mails', locale);
      const all = { product: content.document('brand', locale).name, ...values, firstName: values['firstName'] || word(texts, 'nameless') };
      return { locale, subject: fill(word(texts, `${key}.subject`), all), body: fill(word(texts, `${key}.body`), all) };
    },
  };
}

type Tree = { [key: string]: string | Tree };

function word(tree: Tree, path: string): string {
  const found = lookUp(tree, path);
  if (found === undefined) throw new Error(`content/messages has no text "${path}". Add it, or correct the key in the code.`);
  return found;
}

function lookUp(tree: Tree, path: string): string | undefined {
  let at: string | Tree | undefined = tree;
  for (const key of path.split('.')) at = typeof at === 'object' && Object.hasOwn(at, key) ? at[key] : undefined;
  return typeof at === 'string' ? at : undefined;
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => values[name] ?? whole);
}
