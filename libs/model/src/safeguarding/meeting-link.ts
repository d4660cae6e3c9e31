import { contactDetailsIn } from './contact-details.ts';
import type { ContactWords } from './contact-words.ts';

const ids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

/**
 * Whether a link leads to a meeting and to nothing else: to a host of meetings, without a number, a mailbox or a handle anywhere
 * in it. Where a service numbers its meetings, one number of its length is the meeting's.
 */
export function isMeetingLink(link: string, words: ContactWords): boolean {
  const url = URL.parse(link);
  if (!url || url.protocol !== 'https:' || url.username || url.password) return false;
  const isOf = (host: string) => url.hostname === host || url.hostname.endsWith(`.${host}`);
  if (!words.meetings.hosts.some(isOf)) return false; // a list of what leads elsewhere would never be whole
  const numbered = words.meetings.numbered.find(({ host }) => isOf(host));
  const path = numbered ? url.pathname.replace(new RegExp(`/[1-9]\\d{6,${numbered.digits - 1}}(?=/|$)`), '/') : url.pathname;
  const said = decoded(`${url.hostname.replaceAll('.', ' ')} ${path} ${url.search} ${url.hash}`).replaceAll(ids, ' ');
  return [said, said.replaceAll(/[/?#&=+_~:-]+/g, ' ')].every((text) => contactDetailsIn(text, words).every((kind) => !leading.has(kind)));
}

const leading: ReadonlySet<string> = new Set(['phone', 'email', 'handle', 'way']);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
