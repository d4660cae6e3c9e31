import * as v from 'valibot';
import { limits } from './limits.ts';
import { emailPattern } from './questions/input.ts';

// Characters that can forge a mail header or turn a line around on screen: C0 and C1 controls, bidi marks and overrides.
// eslint-disable-next-line no-control-regex -- the controls are what it looks for
const unsafe = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
// eslint-disable-next-line no-control-regex -- the controls are what it looks for
const unsafeInText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/u;

// Issue messages are keys of content/messages/fields.json; server and screens turn them into words.

/** One line a person typed: trimmed, 1 to `maximum` characters, without control characters. */
export function line(maximum: number) {
  return v.pipe(v.string('text'), v.trim(), v.minLength(1, 'required'), v.maxLength(maximum, 'tooLong'), v.check(clean(unsafe), 'unsafeCharacters'));
}

/** Text of several lines, 0 to `maximum` characters, without control characters other than line breaks and tabs. */
export function prose(maximum: number) {
  return v.pipe(v.string('text'), v.trim(), v.maxLength(maximum, 'tooLong'), v.check(clean(unsafeInText), 'unsafeCharacters'));
}

function clean(pattern: RegExp) {
  return (text: string) => !pattern.test(text) && text.isWellFormed();
}

/** The text as `prose` accepts it: without control characters and halves of a character, no longer than `maximum`. */
export function tidyProse(text: string, maximum: number) {
  return clip(text.toWellFormed().replaceAll(new RegExp(unsafeInText, 'gu'), ''), maximum);
}

/** The text as `line` accepts it, except that it may be empty: on one line, without control characters, clipped. */
export function tidyLine(text: string, maximum: number) {
  return clip(text.toWellFormed().replaceAll(new RegExp(unsafe, 'gu'), ' ').replaceAll(/\s+/gu, ' '), maximum);
}

function clip(text: string, maximum: number) {
  return text.trim().slice(0, maximum).replace(/[\ud800-\udbff]$/, '').trim();
}

export const nameSchema = line(limits.nameLength);

/** An e-mail address in its one canonical form: NFKC, trimmed, lower case, at most 254 characters. */
export const emailSchema = v.pipe(
  v.string('text'),
  v.maxLength(limits.emailLength, 'email'), // before any pattern: a long text must not reach one
  v.transform((text) => text.normalize('NFKC').trim().toLowerCase()),
  v.minLength(1, 'required'),
  v.maxLength(limits.emailLength, 'email'),
  v.regex(emailPattern, 'email'),
  v.check(clean(unsafe), 'email'),
);

/** A new password: 8 to 128 characters (code points), of any kind, never trimmed. */
export const newPasswordSchema = v.pipe(
  v.string('text'),
  v.maxLength(4 * limits.passwordMaximum, 'passwordTooLong'),
  v.check((text) => [...text].length >= limits.passwordMinimum, 'passwordTooShort'),
  v.check((text) => [...text].length <= limits.passwordMaximum, 'passwordTooLong'),
  v.check((text) => text.isWellFormed(), 'unsafeCharacters'),
);

/** A password to compare: anything a person may have typed, bounded. */
export const passwordSchema = v.pipe(v.string('text'), v.minLength(1, 'required'), v.maxLength(4 * limits.passwordMaximum, 'passwordTooLong'));

export const idSchema = v.pipe(v.string('text'), v.uuid('id'));
export const timestampSchema = v.pipe(v.string(), v.isoTimestamp());
