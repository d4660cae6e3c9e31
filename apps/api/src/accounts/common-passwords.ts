import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { limits } from '@bridge/model';
import { applicationFolder, dataFile } from '../core/files.ts';

// What somebody thinks of first because they are here. Alone or with digits and signs around them, they are no password.
const ownWords = /^(the|my)?(bridge|bridgeai|aibridge|talent|mentor|partner|career|careerblueprint|blueprint)s?$/;
const lookAlikes: Record<string, string> = { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', $: 's', '5': 's', '7': 't' };
/** What people put behind a word because a form asks for digits and signs. */
const decoration = /[\d\p{P}\p{S}]{1,6}$/u;

/** In the folder of the build. */
const leakedPasswords = 'leaked-passwords.txt';

let known: Promise<string> | undefined;

/** True for a password that is among the first ones anybody would try, for this account or for any: what leaks have shown, and ours. */
export async function isCommon(password: string, email: string): Promise<boolean> {
  known ??= readKnown().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  const among = await known;
  const typed = password.normalize('NFKC').toLowerCase();
  const plain = typed.replaceAll(/[@431!0$57]/g, (sign) => lookAlikes[sign] ?? sign);
  const bare = typed.replace(decoration, '');
  const forms = [typed, plain, ...(bare.length >= limits.passwordMinimum ? [bare] : []), ...(bare.length >= limits.passwordMinimum - 2 ? [plain.slice(0, bare.length)] : [])];
  const letters = typed.replaceAll(/[^\p{L}]/gu, '');
  return forms.some((form) => form !== '' && among.includes(`\n${form}\n`)) || ownWords.test(letters) || typed === email || typed === email.slice(0, email.indexOf('@')) || new Set(typed).size < 3;
}

/** Read when the first password is chosen: a server starts without them. */
async function readKnown(): Promise<string> {
  const [leaked, own] = await Promise.all([readLeaked(), readFile(dataFile('common-passwords.txt'), 'utf8')]);
  return `\n${own.trim()}\n${leaked}\n`;
}

/**
 * One long text, in which a word is found in a fraction of a millisecond: as fifty thousand texts in a set they take ten
 * megabytes. The build lays it beside the server; without a build they are unpacked here.
 */
async function readLeaked(): Promise<string> {
  const laid = path.join(applicationFolder, 'dist', leakedPasswords);
  if (existsSync(laid)) return readFile(laid, 'utf8');
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].join('\n');
}
