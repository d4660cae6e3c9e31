import * as v from 'valibot';
import { prose } from '../fields.ts';
import { limits } from '../limits.ts';

/** A web address to keep beside something: https only, without a name and password in it; empty where there is none. */
export const linkSchema = webLink('secureLink');

/**
 * A web address as the browser reads it, which is what is stored and shown: signs that nobody sees, or that stand for
 * others, are none any more. `problem` is the key of the words for everything else.
 */
export function webLink(problem: string, isFit: (url: URL) => boolean = () => true) {
  return v.pipe(
    prose(limits.linkLength),
    v.check((text) => text === '' || parsed(text, isFit) !== undefined, problem),
    v.transform((text) => parsed(text, isFit) ?? ''),
    v.maxLength(limits.linkLength, 'tooLong'), // what is escaped has become longer
  );
}

function parsed(text: string, isFit: (url: URL) => boolean): string | undefined {
  const url = /\s/.test(text) ? null : URL.parse(text); // the parser would take line breaks out
  return url?.protocol === 'https:' && url.username === '' && url.password === '' && isFit(url) ? url.href : undefined;
}
