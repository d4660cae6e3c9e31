import { anyOf, inPlainLetters, once } from './contact-text.ts';
import type { ContactWords } from './contact-words.ts';
import { phrasesOf } from './phrases.ts';
import { readingOf, type Reading } from './reading.ts';
import { replaced } from './rules.ts';
import { glued, literal, maybe, phrase, seq, shape, stops, times, type Step } from './steps.ts';

/** Between two of these are the separators of a number that is written in one piece; a list of numbers has commas. */
const piece = /\d(?:[^\p{L}\d,،;؛%\n]{0,4}\d)*/gu;
const list = /(?<![\p{L}\d])\+?\d(?:[^\p{L}\d%]{0,5}\d)*/gu;
const day = '(?:0?[1-9]|[12]\\d|3[01])';
const month = '(?:0?[1-9]|1[0-2])';
const year = '(?:19|20)\\d\\d';
const hour = '(?:[01]?\\d|2[0-3])';
const [before, after] = ['(?<!\\d[./-]?)', '(?![./-]?\\d)'];
const all = (pattern: string) => new RegExp(pattern, 'g');
const sums = [
  /(?<![\d+][\s.,]?)[1-9]\d{0,2}(?:[,٬]\d{3})+(?:\.\d{1,2})?(?![.,٬]?\d)/g, // 1,500,000
  /(?<![\d+][\s.,]?)[1-9]\d{0,2}([ .])\d{3}(?:\1\d{3})*\1(?:000)(?:,\d\d)?(?![\s.,]?\d)/g, // 1 500 000 000, which no telephone has
  /(?<![\d+][\s.,]?)[1-9]\d{0,1}([ .])\d{3}\1\d{3}(?:,\d\d)?(?![\s.,]?\d)/g, // 18 032 473
  /(?<![\d+][\s.,-]?)[1-9]\d{0,4}000(?![\s.,-]?\d)/g, // 1500000
];
const days = [
  all(`${before}(?:${day}\\s?[-–]\\s?)?${day}([./-])${month}\\1(?:\\d{4}|\\d{2})${after}`), // 20/11/2026, 12-14/03/2026
  all(`${before}\\d{4}([-/.])\\d{2}\\1\\d{2}${after}`),
  all(`${before}${day}[./]${month}\\s?[-–]\\s?${day}[./]${month}${after}`), // 20/11 - 27/11
  all(`${before}${month}[./]${year}${after}`),
  all(`(?<!\\d)${year}\\s*[-–/]\\s*${year}(?!\\d)`),
  all(`${before}${hour}\\.[0-5]\\d\\s?[-–]\\s?${hour}\\.[0-5]\\d${after}`), // 14.30-15.30
  /(?<!\d)\d{1,2}\s?[:h]\s?\d{2}(?!\d)/g,
];
const marks = [all('(?<!\\d[./-]?)[1-9]\\d{0,3} ?/ ?[1-9]\\d?0{1,3}(?![./-]?\\d)')]; // 1400 / 1600
const versions = [/(?<![\p{L}\d])v\d{1,2}(?:\.\d{1,2}){1,2}(?![./-]?\d)/gu, /(?<![\p{L}\d.])[\p{L}_-]+\.(?:py|js|ts|html|css|java|php):[1-9]\d{0,2}(?!\d)/gu, /(?<!\d[./-]?)\d{1,3}\.\d\.\d{4,5}(?:\.\d{1,5})?(?![./-]?\d)/g, /(?<!\d[./-]?)(?:192\.168|127\.0|10\.0)\.\d{1,3}\.\d{1,3}(?![./-]?\d)/g];
const books = /(?:(?<!\d[\s-]?)97[89](?:[\s-]?\d){10}|(?<=isbn[^\p{L}\d]{0,3})\d(?:[\s-]?\d){8}[\s-]?[\dx])(?![\s-]?\d)/gu;
const equations = /(?<!\d[\s.,-]?)(\d{1,6})\s*([-+*x×/÷−])\s*(\d{1,6})\s*=\s*(\d{1,8})(?![\s.,-]?\d)/g;

/** Seven digits or more, or six where the first is a nought or nothing is, with little between them, or a list of digits, or one that begins as a number does; days, times, sums, books and what is counted are none, unless it is called a number. */
export function hasNumber(text: string, words: ContactWords): boolean {
  const rest = withoutOrdinary(text);
  const { called } = figuresOf(words);
  const long = ({ 0: run, index }: RegExpExecArray, least = 7) => run.replaceAll(/\D/g, '').length >= least && (!isCounted(run.match(/\d+/g) ?? []) || called.test(rest.slice(0, index)));
  if ([...rest.matchAll(piece)].some((run) => long(run, /^\d{6}$/.test(run[0]) ? 6 : 7))) return true;
  return [...rest.matchAll(list)].some((run) => (/^[0+]/.test(run[0]) ? long(run, 6) : !/\d\d/.test(run[0]) && long(run, called.test(rest.slice(0, run.index)) ? 6 : 8)));
}

/** Six words for figures or more, one after the other or run together, in single figures or in twenties and hundreds; what is counted is none. */
export function hasSaidNumber(text: string, words: ContactWords): boolean {
  const { figure, more, runTogether, called } = figuresOf(words);
  const ofLetters = readingOf(text, true);
  if (ofLetters.starts.some((at) => runTogether(ofLetters, at).length > 0)) return true;
  const read = readingOf(text);
  let from = 0;
  return read.starts.some((at) => {
    if (at < from) return false;
    const end = figure(read, at).map((first) => lastOf(more, read, first, 5)).find((last) => last !== undefined);
    if (end === undefined) return false;
    from = end;
    const figures = inDigits(text.slice(at, end), words).match(/\d+/g) ?? [];
    return !isCounted(figures) || called.test(text.slice(0, at));
  });
}

/** Where the longest run of something ends that is there so many times at least. */
function lastOf(step: Step, read: Reading, from: number, least: number): number | undefined {
  for (const end of step(read, from)) {
    const last = lastOf(step, read, end, least - 1);
    if (last !== undefined) return last;
  }
  return least <= 0 ? from : undefined;
}

/** Without days, times, sums, books, versions and marks. */
export function withoutOrdinary(text: string): string {
  if (!/\d/.test(text)) return text;
  const unread = text.replaceAll(books, (book) => (isBook(book) ? ' x ' : book)).replaceAll(equations, (equation, ...parts: string[]) => (comesTrue(parts) ? ' x ' : equation));
  return [...days, ...sums, ...marks, ...versions].reduce((left, pattern) => left.replaceAll(pattern, ' x '), unread);
}

/** One after the other in equal steps, as 1, 2, 3 and 100, 200, 300; or years alone. */
function isCounted(groups: readonly string[]): boolean {
  if (groups.every((group) => new RegExp(`^${year}$`).test(group))) return true;
  if (groups.length < 3 || groups.some((group) => /^0\d/.test(group))) return false;
  const numbers = groups.map(Number);
  const [first = 0, second = 0] = numbers;
  const step = second - first;
  return step !== 0 && (Math.abs(step) <= 10 || step === first) && numbers.every((number, place) => number === first + place * step);
}

/** 12 * 4 = 48 is a sum; what does not come true may be anything. */
function comesTrue([one = '', sign = '', other = '', result = '']: readonly string[]): boolean {
  const [a, b] = [Number(one), Number(other)];
  return Number(result) === ({ '+': a + b, '-': a - b, '−': a - b, '/': a / b, '÷': a / b }[sign] ?? a * b);
}

/** Whether the last digit of an ISBN is the one that the others ask for. */
function isBook(text: string): boolean {
  const figures = Array.from(text.replaceAll(/[^\dx]/g, ''), (figure) => (figure === 'x' ? 10 : Number(figure)));
  const weigh = (weight: (place: number) => number) => figures.reduce((sum, figure, place) => sum + figure * weight(place), 0);
  return figures.length === 13 ? weigh((place) => (place % 2 ? 3 : 1)) % 10 === 0 : weigh((place) => 10 - place) % 11 === 0;
}

/** Digits that are written as words, or with letters that look like them, become figures. */
export function withFigures(text: string, words: ContactWords): string {
  const figures = inDigits(/\d/.test(text) ? text.replaceAll(lettered, inFigures) : text, words);
  if (!/\d/.test(figures)) return figures;
  const alike = figures.replaceAll(/(?<![\p{L}])o(?=\d)|(?<=\d)o(?!\p{L})/gu, '0').replaceAll(/(?<![\p{L}])[il](?=\d)|(?<=\d)[il](?!\p{L})/gu, '1');
  return alike.replaceAll(figuresOf(words).between, ', ');
}

/** Words for figures become figures, one after the other from nought to nine; only those that are there at first can be there later. */
function inDigits(text: string, words: ContactWords): string {
  const { names, isAnyName } = figuresOf(words);
  const read = readingOf(text, true);
  const there = new Set<number>();
  for (const at of read.starts) for (const { what } of isAnyName(read, at)) there.add(what);
  return names.filter((_, place) => there.has(place)).reduce((rest, { isName, figure }) => replaced(rest === text ? read : readingOf(rest, true), isName, figure), text);
}

/** Figures with letters among them that look like others, in groups as a number has: o8o3 sss i2i2. */
const lettered = /(?<![\p{L}\d])\+?(?:\d|[oilzsb])[\doilzsebg]*(?:[\s.-]+(?:\d[\doilzsebg]*|[oilzsebg][\doilzsebg]*\d[\doilzsebg]*|([oilzsb])\1*)(?![\p{L}\d]))*(?![\p{L}\d])/gu;
const meant: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', z: '2', e: '3', s: '5', b: '8', g: '9' };

/** It is one with nine figures or more, a third of them as figures, where it begins as a number does or has letters in front of figures in groups of three. */
function inFigures(run: string): string {
  const [all, groups] = [run.replaceAll(/[^\p{L}\d]/gu, ''), run.split(/[\s.-]+/)];
  const isNumber = all.length >= 9 && (all.match(/\d/g) ?? []).length * 3 >= all.length && (/^[+0o]/.test(run) || (/\p{L}\d/u.test(run) && groups.every(({ length }) => length >= 3)));
  return isNumber ? run.replaceAll(/\p{L}/gu, (letter) => meant[letter] ?? letter) : run;
}

const figuresOf = once(({ digits, heard, pairs, between, scales, addresses }: ContactWords) => {
  const named = (names: readonly string[]) => seq(phrase(names, inPlainLetters), stops);
  const figure = named([...digits.flat(), ...pairs, ...scales, 'o']);
  return {
    names: [{ isName: named(pairs), figure: '11' }, ...digits.map((names, value) => ({ isName: named(names), figure: String(value) }))],
    isAnyName: phrasesOf([pairs, ...digits].map((names, place) => [names, place]), inPlainLetters),
    figure,
    more: seq(shape(/[\s,،.…-]+/y), maybe(seq(phrase(between, inPlainLetters), shape(/[\s,]+/y))), maybe(literal('و')), figure),
    runTogether: seq(times(glued([...digits.flat(), ...heard], inPlainLetters), 6), stops),
    called: new RegExp(`${anyOf(addresses.number)}\\s+(?:\\p{L}{1,3}[\\s:]*|,\\s*)$`, 'u'),
    between: new RegExp(`(?:(?<=\\d[\\s,،;؛]{1,3})|^|(?<=\\s))${anyOf(between)}[\\s,]+(?=\\d)`, 'gu'),
  };
});
