import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Content } from '../content.ts';
import { hint } from '../near.ts';
import { flatKey } from '../translations/flat.ts';
import { updateLock } from '../translations/lock.ts';
import { pluralIn } from '../translations/plurals.ts';
import { textsOf, translatable, type FileText } from '../translations/texts.ts';
import { nested, writeTexts } from '../translations/write.ts';
import { folderFrom, folderOption, Refused, type Command } from './command.ts';
import { read, spoken, warn } from './translated.ts';

export const importTexts: Command = {
  summary: 'Takes over a flat JSON file of translations. A text with a fault is left out and told; the others are taken.',
  args: '<locale> <file>',
  options: { folder: folderOption },
  async run(values, [code = '', from = '']) {
    const content = await read(values);
    const locale = spoken(content, code);
    const given = flatTexts(from);
    const known = new Set<string>();
    let refused = 0;
    let changed = 0;
    const refuse = (key: string, why: string) => {
      refused++;
      console.error(`${key} is left out: ${why}`);
    };
    for (const file of translatable(content)) {
      const before = textsOf(content, file, locale);
      const wanted = before.map((text) => {
        const key = flatKey(file, text);
        known.add(key);
        const said = given.get(key);
        return said === undefined ? text : { ...text, text: said === '' ? undefined : said };
      });
      const sound = await keepSound(content, file, locale, before, wanted, refuse);
      changed += sound.filter(({ text }, index) => text !== before[index]!.text).length;
      writeTexts(content, file, locale, sound);
    }
    for (const key of given.keys()) if (!known.has(key)) refuse(key, `there is no such text.${hint(key, known)}`);
    const written = await new Content(folderFrom(values)).readAll();
    updateLock(written, locale);
    console.log(`${changed} texts changed, ${refused} left out`);
    return warn(written, locale) || (refused > 0 ? 1 : 0);
  },
};

function flatTexts(file: string): Map<string, string> {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path.resolve(file), 'utf8').replace(/^\ufeff/, ''));
  } catch (error) {
    throw new Refused(`${file} cannot be read as JSON: ${(error as Error).message}`); // both throw errors
  }
  const entries = Object.entries(value ?? {});
  if (entries.length === 0 || entries.some(([, text]) => typeof text !== 'string')) throw new Refused(`${file} is not flat: { "file:key": "text", … }`);
  return new Map(entries);
}

/** Texts that do not fit are taken back to what was there before. */
async function keepSound(content: Content, file: string, locale: string, before: FileText[], wanted: FileText[], refuse: (key: string, why: string) => void): Promise<FileText[]> {
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
