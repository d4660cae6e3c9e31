import { momentFormat, nameZone } from '@bridge/model';
import type { Words } from '../core/words.ts';
import type { Content } from '../core/content.ts';
import { acceptedLocale, localeOf } from './locale.ts';

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
    failure: (code, values = {}) => fill(content.document('messages/failures', locale)[code], Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value : momentIn(locale, value)]))),
    formTitle: (id) => {
      const known = content.ids().find((one): one is `forms/${string}` => one === `forms/${id}`);
      return known === undefined ? id : content.document(known, locale).title;
    },
    asked: ({ id, question }) => {
      const forms = content.ids().filter((one): one is `forms/${string}` => one.startsWith('forms/'));
      const promptIn = (form: `forms/${string}`, code: string) => content.document(form, code).questions.find((one) => one.id === id)?.prompt;
      const form = forms.find((one) => content.document('locales').locales.some(({ code }) => promptIn(one, code) === question));
      return (form && promptIn(form, locale)) ?? question;
    },
    moment: (at, timeZone) => momentIn(locale, at, timeZone),
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

function momentIn(locale: string, at: Date, timeZone?: string | null): string {
  return `${momentFormat(locale, { timeZone: timeZone ?? 'UTC' }).format(at)}, ${nameZone(timeZone ?? 'UTC', at.toISOString(), locale)}`;
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
