import { toWrite } from './to-write.ts';

/** What `content new` leaves for a person: as it is written there or in capitals anywhere, in any letters where it is all that a text says. And what people leave for themselves. */
const blank = String.raw`(?:[\s_-]|\\[nt]|\\u00a0)+`;
const said = toWrite.replaceAll(' ', blank);
const loud = toWrite.toUpperCase().replaceAll(' ', blank);
const around = '[\\s*_~“”«»‘’\'()\\[\\]#>|.:…!?-]*';
const unwritten = [new RegExp(`\\b(?:${said}|${loud})\\b`, 'g'), new RegExp(`(?<=(?:"|:[ \\t]|>|^)${around})${said}(?=${around}(?:"|<|$))`, 'gim'), new RegExp(`(?<=(?:"|:[ \\t]|>|^)${around})(?:TODO|TBD|TBA|FIXME|XXX)(?=${around}(?:"|<|$)|:|[ ][a-z])|^(?:\\?{2,}|\\.{3}|…)$|\\b[Ll]orem ipsum\\b`, 'gm'), /(?<=")(?:\?{2,}|\.{3}|…|(?:tbd|tba|fixme|xxx|undefined|null|NaN|\[object Object\])[.…!]*)(?=")/gi];

/** Where a text is still to be written. */
export function unwrittenIn(text: string): ReadonlySet<number> {
  return new Set(unwritten.flatMap((pattern) => Array.from(text.matchAll(pattern), ({ index }) => index)));
}
