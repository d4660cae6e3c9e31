import { contactDetailsIn } from './contact-details.ts';
import { once, plain } from './contact-text.ts';
import type { ContactWords } from './contact-words.ts';
import { readingOf } from './reading.ts';
import { anyRule } from './rules.ts';
import { glued, not, seq, space, stops } from './steps.ts';

/** What services call their meetings by: long names that nobody has chosen. */
const ids = /(?<=[?&]MTID=)m[\da-f]{32}(?!\w)|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;
/** Teams writes such a name in letters of its own. */
const thread = /19:meeting_([\w-]{48})@thread\.v2/g;

function withoutIds(text: string): string {
  return text.replaceAll(thread, (all, name: string) => (isId(name) ? ' ' : all)).replaceAll(ids, ' ');
}

function isId(name: string): boolean {
  try {
    return atob(name.replaceAll('-', '+').replaceAll('_', '/')).replace(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i, '') === '';
  } catch {
    return false;
  }
}

/**
 * Whether a link leads to a meeting and to nothing else: to a host of meetings, without a number, a mailbox, a handle or a service anywhere
 * in it. Where a service numbers its meetings, one number of its length is the meeting's.
 */
export function isMeetingLink(link: string, words: ContactWords): boolean {
  const url = URL.parse(link);
  if (!url || url.protocol !== 'https:' || url.username || url.password) return false;
  const isOf = (host: string) => url.hostname === host || url.hostname.endsWith(`.${host}`);
  if (!words.meetings.hosts.some(isOf)) return false; // a list of what leads elsewhere would never be whole
  if ([...url.searchParams].some(([name, value]) => value.length > 3 && !words.meetings.parameters.includes(name))) return false;
  const numbered = words.meetings.numbered.find(({ host }) => isOf(host));
  const path = numbered ? url.pathname.replace(new RegExp(`/[1-9]\\d{6,${numbered.digits - 1}}(?=/|$)`), '/') : url.pathname;
  const said = withoutIds(decoded(`${url.hostname.replaceAll('.', ' ')} ${path} ${url.search} ${url.hash}`));
  const apart = said.replaceAll(/[/?#&=+_~:-]+/g, ' ');
  const isRead = [said, apart, inWords(apart)].every((text) => contactDetailsIn(text, words).every((kind) => !leading.has(kind)));
  return isRead && !namesService(words)(readingOf(plain(inWords(withoutIds(decoded(path)).replaceAll(/[^\p{L}\d]+/gu, ' ')))));
}

const leading: ReadonlySet<string> = new Set(['phone', 'email', 'handle', 'way', 'advance']);

/** A room has a name and no sentence: a service or a mailbox in it says where somebody is found. Letters of three and fewer come about by chance. */
const namesService = once(({ services, mailboxes, fields }: ContactWords) => anyRule([{ first: [...services, ...mailboxes].filter((word) => word.length > 3), then: () => seq(not(seq(space, glued(fields.after))), stops) }]));

/** WriteMeAtMason: each capital begins a word. */
function inWords(text: string): string {
  return text.replaceAll(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
