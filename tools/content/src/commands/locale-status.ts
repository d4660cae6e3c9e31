import type { Content } from '@bridge/content/engine/content';
import { leftOver, updateLock } from '../translations/lock.ts';
import { folderOption, type Command } from './command.ts';
import { filesAsked, read, spoken, warn } from './translated.ts';

export const status: Command = {
  summary: 'How much of each language is translated, missing, or stale because its source has changed.',
  args: '[locale]',
  options: {
    file: { type: 'string', about: 'only this file or folder of content/' },
    json: { type: 'boolean', about: 'print the figures as JSON' },
    folder: folderOption,
  },
  async run(values, [code]) {
    const content = await read(values);
    const { source, locales = [] } = content.locales() ?? {};
    const codes = code === undefined ? locales.flatMap((locale) => (locale.code === source ? [] : [locale.code])) : [spoken(content, code)];
    const files = filesAsked(content, values['file']);
    const figures = codes.map((locale) => ({ locale, files: rows(content, locale, files) }));
    if (values['json']) console.log(JSON.stringify(figures.map(({ locale, files: own }) => ({ locale, ...sum(own), files: own }))));
    else console.log(figures.map(({ locale, files: own }) => table(locale, own, code !== undefined)).join('\n') || 'No language but the source language. Begin one with: npm run content -- locale add <locale>');
    return warn(content, code);
  },
};

type Row = { file: string; texts: number; translated: number; stale: number; left: number };

function rows(content: Content, locale: string, files: readonly string[]): Row[] {
  const standing = updateLock(content, locale);
  return files.flatMap((file) => {
    const texts = standing.get(file) ?? [];
    const count = (kind: string) => texts.filter(({ state }) => state === kind).length;
    return texts.length === 0 ? [] : [{ file, texts: texts.length, translated: texts.length - count('missing'), stale: count('stale'), left: leftOver(content, file, locale).length }];
  });
}

function sum(rows: readonly Row[]) {
  const of = (key: 'texts' | 'translated' | 'stale' | 'left') => rows.reduce((total, row) => total + row[key], 0);
  return { texts: of('texts'), translated: of('translated'), stale: of('stale'), left: of('left') };
}

function table(locale: string, rows: readonly Row[], withFiles: boolean): string {
  const all = sum(rows);
  const head = line(locale, all);
  return withFiles ? [...rows.map(({ file, ...row }) => line(file, row)), head].join('\n') : head;
}

function line(name: string, { texts, translated, stale, left }: Omit<Row, 'file'>): string {
  const percent = texts === 0 ? 100 : Math.floor((translated / texts) * 100);
  return `${name.padEnd(40)} ${String(percent).padStart(3)} %  ${translated} of ${texts} translated, ${texts - translated} missing, ${stale} stale${left > 0 ? `, ${left} without a source any more` : ''}`;
}
