import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Content } from '@bridge/content/engine/content';
import type { Given } from '../exchange/entry.ts';
import { flatJson, flatTexts } from '../exchange/flat-json.ts';
import { formatFor, reading } from '../exchange/formats.ts';
import { hint } from '@bridge/content/engine/near';
import { flatKey } from '../translations/flat.ts';
import { hashOf } from '@bridge/content/engine/translations/hash';
import { standingOf, updateLock, type Standing } from '../translations/lock.ts';
import { pluralIn } from '@bridge/content/engine/translations/plurals';
import { settle, type Settled } from '../translations/settle.ts';
import { translatable, type FileText } from '../translations/texts.ts';
import { nested, writeTexts } from '../translations/write.ts';
import { folderFrom, folderOption, Refused, type Command } from './command.ts';
import { read, spoken, warn } from './translated.ts';

const largest = 50_000_000;

export const importTexts: Command = {
  summary: 'Takes over a file of translations: XLIFF, PO or flat JSON. A text with a fault is left out and told; one made from an older source stays stale.',
  args: '<locale> <file>',
  options: {
    source: { type: 'string', about: 'for JSON: the file of source texts that was exported with it; the one beside it if absent' },
    folder: folderOption,
  },
  async run(values, [code = '', from = '']) {
    const content = await read(values);
    const locale = spoken(content, code);
    const source = content.locales()!.source;
    const given = new Map(givenIn(from, { source, locale }, values['source']).map((one) => [one.key, one]));
    updateLock(content, locale);
    const before = standingOf(content, locale).texts;
    const known = new Set<string>();
    const settled = new Map<string, Settled>();
    let refused = 0;
    let changed = 0;
    const refuse = (key: string, why: string) => {
      refused++;
      console.error(`${key} is left out: ${why}`);
    };
    for (const file of translatable(content)) {
      const texts = before.get(file) ?? [];
      const wanted = texts.map((text) => {
        const key = flatKey(file, text);
        known.add(key);
        const one = given.get(key);
        // What the file does not say, or says with nothing, stays as it is.
        if (one === undefined || one.text.trim() === '') return text;
        if (one.text !== text.text && text.state === 'fresh' && isOlder(one, text)) {
          refuse(key, 'it was made from an older source text, and content/ has a translation of the present one');
          return text;
        }
        return { ...text, text: one.text };
      });
      const sound = await keepSound(content, file, locale, texts, wanted, refuse);
      // A text that comes back from an older source as it is here stands as it stood.
      sound.forEach(({ key, text }, index) => {
        const one = given.get(flatKey(file, texts[index]!));
        if (one !== undefined && text === one.text && !(text === texts[index]!.text && isOlder(one, texts[index]!))) settled.set(`${file} ${key}`, settledAs(one, texts[index]!));
      });
      changed += sound.filter(({ text }, index) => text !== texts[index]!.text).length;
      writeTexts(content, file, locale, sound);
    }
    for (const key of given.keys()) if (!known.has(key)) refuse(key, `there is no such text.${hint(key, known)}`);
    for (const { key, remark } of given.values()) if (remark !== undefined) console.log(`${key} has a note: ${remark}`);
    const written = await new Content(folderFrom(values)).readAll();
    const stale = settle(written, locale, settled);
    console.log(`${changed} texts changed, ${refused} left out${stale > 0 ? `, ${stale} still stale` : ''}`);
    return warn(written, locale) || (refused > 0 ? 1 : 0);
  },
};

function givenIn(file: string, languages: { source: string; locale: string }, beside: unknown): Given[] {
  const format = formatFor({ file });
  const given = reading(file, () => format.read(textOf(file), languages));
  if (format !== flatJson) return given;
  const sourceFile = typeof beside === 'string' ? beside : path.join(path.dirname(file), `${languages.source}.json`);
  if (typeof beside !== 'string' && !existsSync(sourceFile)) {
    console.error(`There is no ${sourceFile} to say what these texts were made from: they are taken as made from the source texts of today.`);
    return given;
  }
  const sources = reading(sourceFile, () => flatTexts(textOf(sourceFile)));
  return given.map((one) => ({ ...one, source: sources.get(one.key) }));
}

function textOf(file: string): string {
  const text = readFileSync(path.resolve(file), 'utf8');
  if (text.length > largest) throw new Refused(`${file} is larger than ${largest / 1_000_000} MB.`);
  return text;
}

function isOlder({ source }: Given, text: FileText): boolean {
  return source !== undefined && hashOf(source) !== hashOf(text.source);
}

/** How a text stands that comes back: what was made from an older source, or is still to be looked at, is stale. */
function settledAs(given: Given, before: Standing): Settled {
  if (isOlder(given, before)) return { state: 'stale', source: given.source };
  if (given.isSure === false) return { state: 'stale' };
  return given.isSure === undefined && before.text === given.text ? { state: before.state === 'stale' ? 'stale' : 'fresh' } : { state: 'fresh' };
}

/** Texts that do not fit are taken back to what was there before. */
async function keepSound(content: Content, file: string, locale: string, before: readonly Standing[], wanted: FileText[], refuse: (key: string, why: string) => void): Promise<readonly FileText[]> {
  const isSame = (index: number) => wanted[index]!.text === before[index]!.text;
  if (wanted.every((_text, index) => isSame(index))) return before;
  const takeBack = new Map<string, string>();
  for (const { path: where, message } of content.findingsOf(file, locale, nested(wanted.filter(({ isBody }) => !isBody)))) {
    const stem = pluralIn(where.at(-1) ?? '')?.stem;
    wanted.forEach((text, index) => {
      const isMeant = text.path.join('.') === where.join('.') || (stem !== undefined && text.path.length === where.length && pluralIn(text.path.at(-1)!)?.stem === stem && text.path.slice(0, -1).join('.') === where.slice(0, -1).join('.'));
      if (isMeant && !isSame(index)) takeBack.set(text.key, message);
    });
  }
  const paragraphs = wanted.filter(({ isBody }) => isBody);
  const missing = paragraphs.filter(({ text }) => text === undefined).length;
  const why = missing > 0 ? (missing < paragraphs.length ? `the text is not complete, ${missing} of ${paragraphs.length} paragraphs are missing` : undefined) : await content.problemOfBody(paragraphs.map(({ text }) => text).join('\n\n'));
  if (why !== undefined) wanted.forEach((text, index) => text.isBody && !isSame(index) && takeBack.set(text.key, why));
  for (const text of wanted) if (takeBack.has(text.key)) refuse(flatKey(file, text), takeBack.get(text.key)!);
  return wanted.map((text, index) => (takeBack.has(text.key) ? before[index]! : text));
}
