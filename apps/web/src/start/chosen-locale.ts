import { cookies } from '@bridge/client';

const name = 'locale';
const year = 365;

/** Remembers the language that somebody chose; boot/languages.ts of public pages writes the same cookie, the server reads it. */
export function rememberLocale(code: string): void {
  cookies.write(name, code, year, 'Lax');
}
