import { digitsOf } from '../birth-month.ts';

/** How somebody gets in touch elsewhere. */
export const contactKinds = ['phone', 'email', 'link', 'handle', 'way'] as const;
export type ContactKind = (typeof contactKinds)[number];

/** The words of all languages by which ways to get in touch are told: they are content. */
export type ContactWords = {
  /** Words for each digit, from 0 to 9. */
  digits: readonly (readonly string[])[];
  /** Words for numbers of two digits: twelve, soixante. */
  pairs: readonly string[];
  /** What stands between digits that are said: then, double. */
  between: readonly string[];
  at: readonly string[];
  dot: readonly string[];
  /** Ends of addresses: com, ng. */
  ends: readonly string[];
  /** Services and phrases that lead elsewhere by themselves. */
  ways: readonly string[];
};

/** What in a text may be a way to get in touch elsewhere, in any script's digits and in words; empty where nothing is. */
export function contactDetailsIn(text: string, words: ContactWords): ContactKind[] {
  const bare = plain(text);
  const joined = withoutGaps(bare);
  const [at, dot] = [wrapped(words.at), wrapped(words.dot)];
  const found: Record<ContactKind, boolean> = {
    phone: hasNumber(withFigures(bare, words)),
    email: /[\p{L}\d]\s*@\s*[\p{L}\d]/u.test(bare) || new RegExp(`[\\p{L}\\d](?:\\s*@\\s*|${at})[\\p{L}\\d-]+(?:\\.|${dot})(?!${anyOf(words.dot)}(?!\\p{L}))\\p{L}{2,}`, 'u').test(bare),
    link: [bare, joined].some((one) => /\b(?:https?:\/\/|www\.)\S/.test(one) || new RegExp(`[\\p{L}\\d-]{2}(?:\\.|${dot})${anyOf(words.ends)}(?![\\p{L}\\d])`, 'u').test(one)),
    handle: /(?:^|[\s:(])@[\p{L}\d_.]{3,}/u.test(bare),
    way: [bare, joined].some((one) => new RegExp(`(?<![\\p{L}\\d])${article}${anyOf(words.ways.map(spaced))}(?![\\p{L}\\d])`, 'u').test(spaced(one))),
  };
  return contactKinds.filter((kind) => found[kind]);
}

/** What Arabic writes in front of a word without a space: "and", "by", "the". */
const article = '(?:[وفبكل]?ال|[وفبكل])?';

/** In one script's digits and small letters, without accents and what nobody sees. */
function plain(text: string): string {
  return unaccented(digitsOf(text.normalize('NFKC').replaceAll(/[\p{Cf}\u0640]/gu, '')).toLowerCase());
}

/** Letters that are written apart, one by one, stand together. */
function withoutGaps(text: string): string {
  return text.replaceAll(/(?<![\p{L}\d])[\p{L}:/](?:[\s._*-]{1,3}[\p{L}:/.](?![\p{L}\d])){3,}/gu, (letters) => letters.replaceAll(/[\s_*-]/g, ''));
}

/** Apostrophes and hyphens do not change what is said. */
function spaced(text: string): string {
  return text.replaceAll(/['’`]/g, '').replaceAll(/[-\s]+/g, ' ');
}

/** Between two of these are the separators of a number that is written in one piece; a list of numbers has commas. */
const piece = /\d(?:[^\p{L}\d,،;؛%\n]{0,4}\d)*/gu;
const list = /(?<![\p{L}\d])\+?\d(?:[^\p{L}\d%]{0,5}\d)*/gu;
const sums = [
  /(?<![\d+][\s.,]?)[1-9]\d{0,2}(?:[,٬]\d{3})+(?:\.\d{1,2})?(?![.,٬]?\d)/g, // 1,500,000
  /(?<![\d+][\s.,]?)[1-9]\d{0,2}([ .])\d{3}(?:\1\d{3})*\1(?:000)(?![\s.,]?\d)/g, // 1 500 000 000, which no telephone has
  /(?<![\d+][\s.,]?)[1-9]\d{0,1}([ .])\d{3}\1\d{3}(?![\s.,]?\d)/g, // 18 032 473
  /(?<![\d+][\s.,-]?)[1-9]\d{0,4}000(?![\s.,-]?\d)/g, // 1500000
];
const days = [
  /(?<!\d[./-]?)\d{4}-\d{2}-\d{2}(?![./-]?\d)/g,
  /(?<!\d[./-]?)(?:0?[1-9]|[12]\d|3[01])([./-])(?:0?[1-9]|1[0-2])\1(?:\d{4}|\d{2})(?![./-]?\d)/g,
  /(?<!\d)(?:19|20)\d\d\s*[-–/]\s*(?:19|20)\d\d(?!\d)/g,
  /(?<!\d)\d{1,2}\s?[:h]\s?\d{2}(?!\d)/g,
];

/** Seven digits or more with little between them, or a list of digits, or one that begins as a number does; days, times and sums are none. */
function hasNumber(text: string): boolean {
  const rest = [...days, ...sums].reduce((left, pattern) => left.replaceAll(pattern, ' x '), text);
  const long = (run: string) => run.replaceAll(/\D/g, '').length >= 7;
  if ((rest.match(piece) ?? []).some(long)) return true;
  return (rest.match(list) ?? []).some((run) => long(run) && (/^[0+]/.test(run) || !/\d\d/.test(run)));
}

/** Digits that are written as words, or with letters that look like them, become figures. */
function withFigures(text: string, { digits, pairs, between }: ContactWords): string {
  const word = (names: readonly string[]) => new RegExp(`(?<!\\p{L})${anyOf(names)}(?!\\p{L})`, 'gu');
  const figures = digits.reduce((rest, names, figure) => rest.replaceAll(word(names), String(figure)), text.replaceAll(word(pairs), '11'));
  const alike = figures.replaceAll(/(?<![\p{L}])o(?=\d)|(?<=\d)o(?!\p{L})/gu, '0').replaceAll(/(?<![\p{L}])[il](?=\d)|(?<=\d)[il](?!\p{L})/gu, '1');
  return alike.replaceAll(new RegExp(`(?:(?<=\\d[\\s,،;؛]{1,3})|^|(?<=\\s))${anyOf(between)}[\\s,]+(?=\\d)`, 'gu'), ', ');
}

/** One of the words between two others, or in brackets. */
function wrapped(words: readonly string[]): string {
  return `(?:\\s*[([{]\\s*${anyOf(words)}\\s*[)\\]}]\\s*|\\s+${anyOf(words)}\\s+)`;
}

function anyOf(words: readonly string[]): string {
  return `(?:${words.map((word) => unaccented(word.toLowerCase()).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`;
}

function unaccented(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}+/gu, '').normalize('NFC');
}
