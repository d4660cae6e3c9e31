import type { FailureCode } from '@bridge/model';
import type { Content } from './content.ts';
import { acceptedLocale, localeOf } from './locale.ts';

/** The words the server answers with, all of them from content/messages, in one language. */
export type Words = {
  locale: string;
  /** The same in another language, or in the content's own where that one is not there. */
  in(language: string | undefined): Words;
  /** The same as a request wants them (its Accept-Language header). */
  accepted(header: string | string[] | undefined): Words;
  /** The same, on behalf of somebody signed in: whoever else is written to never asked for this language. */
  askedBy(userId: string | undefined): Words;
  /** The language to write to somebody in: the one they chose, or else the one they ask in. */
  languageFor(reader: { id: string | null; language: string | null }): string;
  failure(code: FailureCode): string;
  field(problem: string, count?: number): string;
  answer(key: string): string;
  outbox(key: string): string;
  /** Of the page that answers a form sent without JavaScript. */
  form(key: string): string;
  /** Single texts of mails/, in the language or these words' own, with the locale that they are in. */
  mailWords(language?: string): { locale: string; text(key: string, values?: Record<string, string>): string };
  /** A mail in the language or these words' own; in the content's where the language is not there. */
  mail(key: string, values: Record<string, string>, language?: string): { locale: string; subject: string; body: string };
};

export function openWords(content: Content, locale = content.document('locales').source, asker?: string): Words {
  const texts = <Id extends 'answers' | 'outbox' | 'forms'>(id: Id) => content.document(`messages/${id}`, locale);
  const mails = (language: string | undefined) => {
    const written = language === undefined ? locale : localeOf(content, language);
    return { written, mails: content.document('messages/mails', written) };
  };
  return {
    locale,
    in: (language) => openWords(content, localeOf(content, language), asker),
    accepted: (header) => openWords(content, acceptedLocale(content, header), asker),
    askedBy: (userId) => openWords(content, locale, userId),
    languageFor: ({ id, language }) => language ?? (id !== null && asker !== undefined && id !== asker ? content.document('locales').source : locale),
    failure: (code) => content.document('messages/failures', locale)[code],
    field: (problem, count) => {
      const fields = content.document('messages/fields', locale);
      return fill(lookUp(fields, problem) ?? word(fields, 'invalid'), count === undefined ? {} : { count: String(count) });
    },
    answer: (key) => word(texts('answers'), key),
    outbox: (key) => word(texts('outbox'), key),
    form: (key) => word(texts('forms'), key),
    mailWords: (language) => {
      const { written, mails: words } = mails(language);
      return { locale: written, text: (key, values = {}) => fill(word(words, key), values) };
    },
    mail: (key, values, language) => {
      const { written, mails: words } = mails(language);
      const all = { product: content.document('brand', written).name, ...values, firstName: values['firstName'] || word(words, 'nameless') };
      return { locale: written, subject: fill(word(words, `${key}.subject`), all), body: fill(word(words, `${key}.body`), all) };
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
