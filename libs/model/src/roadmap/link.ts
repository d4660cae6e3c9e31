import * as v from 'valibot';
import { prose } from '../fields.ts';
import { limits } from '../limits.ts';

/** A web address to keep beside something: https only, without a name and password in it; empty where there is none. */
export const linkSchema = v.pipe(prose(limits.linkLength), v.check((text) => text === '' || isSafe(text), 'secureLink'));

function isSafe(text: string): boolean {
  const url = /\s/.test(text) ? null : URL.parse(text); // the parser would take line breaks out
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
}
