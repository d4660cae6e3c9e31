import type { Content } from '@bridge/content/engine/content';
import type { Hit } from '@bridge/content/engine/editing';
import { dateFormat } from '@bridge/model';
import { textsOf, translatable } from '../translations/texts.ts';

const mostHits = 60;

/**
 * The texts that show the words of a screen. Signs of layout (bold, links, tags) are not on screen and do not count; a name
 * in braces stands for whatever was filled in, if nothing says the words as they are typed.
 */
export function search(content: Content, typed: string): Hit[] {
  const whole = hitsOf(content, plain(typed));
  if (whole.length > 0) return whole;
  const sentences = typed.split(/(?<=[.!?؟])\s+/u); // a line on screen may be of two texts
  return sentences.length > 1 ? sentences.flatMap((sentence) => hitsOf(content, plain(sentence))).slice(0, mostHits) : [];
}

function hitsOf(content: Content, wanted: string): Hit[] {
  if (wanted.length < 2) return [];
  const { source, locales = [] } = content.locales() ?? {};
  const enough = Math.max(fewestLetters, letters(withoutDates(wanted, locales.map(({ code }) => code))) / 3);
  const [said, filled]: [Hit[], Hit[]] = [[], []];
  const seen = new Set<string>();
  for (const { code } of locales) {
    for (const file of translatable(content)) {
      if (file === 'blueprint/rules.json') continue; // never on a screen
      for (const { key, path, source: original, text } of textsOf(content, file, code)) {
        const own = code === source ? original : text;
        if (own === undefined || seen.has(`${file} ${key}`)) continue;
        const hits = plain(own).includes(wanted) ? said : showsFilled(own, wanted, enough) ? filled : undefined;
        if (!hits) continue;
        seen.add(`${file} ${key}`);
        hits.push({ file, path, text: own, ...(code !== source && { locale: code }) });
        if (said.length === mostHits) return said;
      }
    }
  }
  return said.length > 0 ? said : filled.slice(0, mostHits);
}

const longestFilling = 60;
const fewestLetters = 3;

/** Whether the words are a part of the text with its braces filled in; of what was typed, a third at least must be the text's own letters, but for those of dates: they are long, and always filled in. */
function showsFilled(text: string, wanted: string, enough: number): boolean {
  if (!text.includes('{')) return false;
  const open = plain(text).replace(/\{\{[^{}]*\}\}|\{[^{}]*\}/g, filling);
  for (let at = 0; at < open.length; at += 1) {
    if (at > 0 && /[\p{L}\p{N}]/u.test(open[at - 1] ?? '')) continue; // not in the middle of a word
    if (matchedLetters(open, at, wanted, 0) >= enough) return true;
  }
  return false;
}

const filling = '\u0000';

/** How many of the text's own letters stand in `wanted` from `from` on, if it goes on there as the text does from `at` on; -1 where it does not. */
function matchedLetters(open: string, at: number, wanted: string, from: number): number {
  if (from === wanted.length) return 0;
  if (at === open.length) return -1;
  if (open[at] !== filling) {
    if (open[at] !== wanted[from]) return -1;
    const rest = matchedLetters(open, at + 1, wanted, from + 1);
    return rest < 0 ? -1 : rest + letters(wanted[from] ?? '');
  }
  for (let length = 1; length <= Math.min(longestFilling, wanted.length - from); length += 1) {
    const rest = matchedLetters(open, at + 1, wanted, from + length);
    if (rest >= 0) return rest;
  }
  return -1;
}

function letters(text: string): number {
  return text.replace(/[^\p{L}]/gu, '').length;
}

const styles = [{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit' }, { weekday: 'short', day: 'numeric', month: 'short' }, { dateStyle: 'long', timeStyle: 'short' }, { dateStyle: 'medium' }] as const;
const fiveDays = 5 * 86_400_000;
const dateWords = new Map<string, Set<string>>();

/** The words that a language writes dates with, "sunday" and "february" as well as "de"; asked at every letter that is typed. */
function wordsOfDates(locale: string): Set<string> {
  const known = dateWords.get(locale);
  if (known) return known;
  const formats = styles.map((style) => dateFormat(locale, { ...style, timeZone: 'UTC' }));
  const days = Array.from({ length: 73 }, (_, index) => index * fiveDays); // every month, and every day of the week
  const found = new Set(days.flatMap((day) => formats.flatMap((format) => plain(format.format(day)).match(/[\p{L}\p{M}]+/gu) ?? [])));
  dateWords.set(locale, found);
  return found;
}

function withoutDates(wanted: string, locales: readonly string[]): string {
  if (!/\p{N}/u.test(wanted)) return wanted; // a date has a figure
  const known = locales.map(wordsOfDates);
  return wanted.replace(/[\p{L}\p{M}]+/gu, (word) => (known.some((words) => words.has(word)) ? '' : word));
}

function plain(text: string): string {
  return text.normalize('NFKC').replace(/\]\([^()]*\)|\[|\*\*?|<[^<>]*>|^#+ /gm, '').replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim().toLocaleLowerCase();
}
