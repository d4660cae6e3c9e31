import { readFileSync } from 'node:fs';
import { dataFile } from '../core/files.ts';

// What somebody thinks of first because they are here. Alone or with digits and signs around them, they are no password.
const ownWords = /^(the|my)?(bridge|bridgeai|aibridge|talent|mentor|partner|career|careerblueprint|blueprint)s?$/;

let known: Set<string> | undefined;

/** True for a password that is among the first ones anybody would try, for this account or for any. */
export function isCommon(password: string, email: string): boolean {
  known ??= new Set(readFileSync(dataFile('common-passwords.txt'), 'utf8').split('\n'));
  const typed = password.normalize('NFKC').toLowerCase();
  const letters = typed.replaceAll(/[^\p{L}]/gu, '');
  return known.has(typed) || ownWords.test(letters) || typed === email || typed === email.slice(0, email.indexOf('@')) || new Set(typed).size < 3;
}
