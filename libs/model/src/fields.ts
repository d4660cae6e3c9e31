import * as v from 'valibot';
import { limits } from './limits.ts';
import { emailPattern } from './questions/input.ts';
import { firstUnseen, isSeen, oneLine, withoutUnseen } from './unseen.ts';

// Issue messages are keys of content/messages/fields.json; server and screens turn them into words.

/** One line a person typed, 1 to `maximum` characters, without what nobody sees. */
export function line(maximum: number) {
  return v.pipe(v.string('text'), v.transform(oneLine), v.check(isSeen, 'required'), v.maxLength(maximum, 'tooLong'), v.check(isWhole, 'unsafeCharacters'));
}

/** Text of several lines, 0 to `maximum` characters, without what nobody sees. */
export function prose(maximum: number) {
  return v.pipe(v.string('text'), v.transform(withoutUnseen), v.trim(), v.maxLength(maximum, 'tooLong'), v.check(isWhole, 'unsafeCharacters'));
}

function isWhole(text: string) {
  return text.isWellFormed();
}

/** The text as `prose` accepts it: without what nobody sees and halves of a character, no longer than `maximum`. */
export function tidyProse(text: string, maximum: number) {
  return clip(withoutUnseen(text.toWellFormed()), maximum);
}

/** The text as `line` accepts it, except that it may be empty: on one line, without what nobody sees, clipped. */
export function tidyLine(text: string, maximum: number) {
  const tidy = clip(oneLine(text.toWellFormed()).replaceAll(/\s+/gu, ' '), maximum);
  return isSeen(tidy) ? tidy : '';
}

function clip(text: string, maximum: number) {
  return text.trim().slice(0, maximum).replace(/[\ud800-\udbff]$/, '').trim();
}

export const nameSchema = line(limits.nameLength);

/** An e-mail address in its one canonical form: NFKC, without what nobody sees, lower case, at most 254 characters. */
export const emailSchema = v.pipe(
  v.string('text'),
  v.maxLength(limits.emailLength, 'email'), // before any pattern: a long text must not reach one
  v.transform((text) => oneLine(text.normalize('NFKC')).toLowerCase()),
  v.minLength(1, 'required'),
  v.maxLength(limits.emailLength, 'email'),
  v.regex(emailPattern, 'email'),
  v.check(isWhole, 'email'),
  v.check((text) => firstUnseen(text) === undefined, 'email'), // two addresses that look alike are one
);

/** A new password: 8 to 128 characters (code points), of any kind, never trimmed. */
export const newPasswordSchema = v.pipe(
  v.string('text'),
  v.maxLength(4 * limits.passwordMaximum, 'passwordTooLong'),
  v.check((text) => [...text].length >= limits.passwordMinimum, 'passwordTooShort'),
  v.check((text) => [...text].length <= limits.passwordMaximum, 'passwordTooLong'),
  v.check(isWhole, 'unsafeCharacters'),
);

/** A password to compare: anything a person may have typed, bounded. */
export const passwordSchema = v.pipe(v.string('text'), v.minLength(1, 'required'), v.maxLength(4 * limits.passwordMaximum, 'passwordTooLong'));

/** How often something was changed or begun anew; a database counts no further. */
export const countSchema = v.pipe(v.number('number'), v.integer('number'), v.minValue(0, 'number'), v.maxValue(2 ** 31 - 1, 'number'));

/** Words to look for. */
export const searchSchema = v.optional(prose(100), '');

export const idSchema = v.pipe(v.string('text'), v.uuid('id'));
export const timestampSchema = v.pipe(v.string(), v.isoTimestamp(), v.check((text) => !text.startsWith('0000') && !Number.isNaN(Date.parse(text)))); // a database knows no year 0
