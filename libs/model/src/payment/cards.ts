import { digitsOf } from '../digits.ts';

/** A kind of payment card: how its numbers begin, how many digits they have, and how they are written in groups. */
export type CardType = {
  id: string;
  name: string;
  /** Beginnings of the number: one (`from` alone) or all of a range, both ends with the same count of digits. */
  starts: readonly { from: string; to?: string | undefined }[];
  lengths: readonly number[];
  groups: readonly number[];
};

/** The most digits that a card of any network has. */
const mostDigits = 19;

/** The digits of what was typed or pasted, in whatever script. */
export function cardDigits(text: string): string {
  return digitsOf(text).replaceAll(/\D/g, '').slice(0, mostDigits);
}

/** The kind of card whose numbers begin like this, however many digits are there yet. */
export function cardTypeOf<Type extends CardType>(types: readonly Type[], digits: string): Type | undefined {
  return types.find(({ starts }) => starts.some(({ from, to = from }) => isWithin(digits, from, to)));
}

/**
 * What a number is: `valid` as a whole card number; `open` while more digits may still make it one; `invalid` where
 * nothing can. Blanks count for nothing, any other character than a digit makes it invalid.
 */
export function cardNumberState(types: readonly CardType[], text: string): 'valid' | 'open' | 'invalid' {
  const digits = text.replaceAll(' ', '');
  if (!/^\d*$/.test(digits)) return 'invalid';
  const type = cardTypeOf(types, digits);
  if (type) {
    if (type.lengths.includes(digits.length)) return 'valid';
    return digits.length < Math.max(...type.lengths) ? 'open' : 'invalid';
  }
  const mayBegin = types.some(({ starts }) => starts.some(({ from, to = from }) => isWithin(digits, from.slice(0, digits.length), to.slice(0, digits.length))));
  return mayBegin ? 'open' : 'invalid';
}

/** Whether the last digit is the one that the others ask for (Luhn). It tells a slip of the hand, and decides nothing: the networks' patterns do. */
export function hasCheckDigit(digits: string): boolean {
  const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];
  const sum = [...digits].toReversed().reduce((all, digit, place) => all + ((place % 2 ? doubled[Number(digit)] : Number(digit)) ?? 0), 0);
  return sum % 10 === 0;
}

/** The digits in the groups that are printed on the card; in fours where the kind is not known yet. */
export function groupedCardNumber(types: readonly CardType[], text: string): string {
  const digits = cardDigits(text);
  const groups: string[] = [];
  const sizes = [...(cardTypeOf(types, digits)?.groups ?? [])];
  for (let at = 0; at < digits.length; ) {
    const size = sizes.shift() ?? 4;
    groups.push(digits.slice(at, at + size));
    at += size;
  }
  return groups.join(' ');
}

/** Whether the number's beginning lies in a range of beginnings; as texts, since both ends have as many digits. */
function isWithin(digits: string, from: string, to: string): boolean {
  const start = digits.slice(0, from.length);
  return start.length === from.length && start >= from && start <= to;
}

/**
 * When a card ends, as it is printed: "09/28". Takes it as it is typed, pasted or filled in by a browser ("9/2028",
 * "2028-09"), and lets go on typing and deleting what is not whole yet.
 */
export function writtenExpiry(typed: string): string {
  const text = digitsOf(typed);
  const [, year, month] = /^\s*\d\d(\d\d)-(\d\d)\s*$/.exec(text) ?? [];
  if (year && month) return `${month}/${year}`;
  const [, first = '', second = ''] = /^(\d?)\D+(\d*)/.exec(text.trim()) ?? [];
  const digits = (first ? `0${first}${second}` : text).replaceAll(/\D/g, '');
  if (digits.length < 3) return first ? `${digits}/` : digits;
  return `${digits.slice(0, 2)}/${digits.length > 4 ? digits.slice(4, 6) : digits.slice(2)}`;
}

/** Whether it names a month and a year, whichever. */
export function isExpiry(text: string): boolean {
  return /^(?:0[1-9]|1[0-2])\/\d\d$/.test(text);
}
