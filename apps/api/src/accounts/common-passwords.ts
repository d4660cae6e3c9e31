import { readFileSync } from 'node:fs';
import { dataFile } from '../core/files.ts';

let known: Set<string> | undefined;

/** True for a password that is among the first ones anybody would try, for this account or for any. */
export function isCommon(password: string, email: string): boolean {
  known ??= new Set(readFileSync(dataFile('common-passwords.txt'), 'utf8').split('\n'));
  const typed = password.normalize('NFKC').toLowerCase();
  return known.has(typed) || typed === email || typed === email.slice(0, email.indexOf('@')) || new Set(typed).size < 3;
}
