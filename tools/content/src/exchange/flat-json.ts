import { lineAndColumn } from '@bridge/content/engine/fault';
import { parseJson } from '@bridge/content/engine/json';
import { surveyKeys } from '@bridge/content/engine/source';
import { Unreadable, type Format } from './entry.ts';

/** Flat JSON, key and text: what every service reads, and which cannot say what a text was made from. */
export const flatJson: Format = {
  extension: 'json',
  write: (entries) => `${JSON.stringify(Object.fromEntries(entries.map(({ key, text }) => [key, text ?? ''])), null, 2)}\n`,
  read: (text) => Array.from(flatTexts(text), ([key, said]) => ({ key, text: said })),
};

/** The keys and texts of a flat JSON file. */
export function flatTexts(text: string): Map<string, string> {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new Unreadable(`this is not JSON: ${(error as Error).message}`); // JSON.parse throws errors
  }
  const [twice] = parseJson(text.replace(/^\ufeff/, '')).problems.filter(({ code }) => code === 'duplicate-key');
  if (twice) throw new Unreadable(`line ${lineAndColumn(text, twice.offset).line}: ${twice.message}`);
  const entries = Object.entries(value ?? {});
  if (entries.length === 0 || Array.isArray(value) || surveyKeys(value).unsafe || entries.some(([, said]) => typeof said !== 'string')) throw new Unreadable('it is not flat: { "file:key": "text", … }');
  return new Map(entries as [string, string][]); // all texts, just looked at
}
