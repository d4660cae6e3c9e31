import { hasAdvance } from './advances.ts';
import { anyOf, article, asSeen, notDrawnOut, once, plain, spaced, together, undisguised, withoutGaps, wrapped } from './contact-text.ts';
import { contactKinds, type ContactKind, type ContactWords } from './contact-words.ts';
import { hasNumber, hasSaidNumber, withFigures, withoutOrdinary } from './numbers.ts';
import { hasAddress } from './postal.ts';
import { hasService, withoutFields } from './services.ts';

/** What in a text may be a way to get in touch elsewhere, in any script's digits and in words; empty where nothing is. */
export function contactDetailsIn(text: string, words: ContactWords): ContactKind[] {
  const patterns = patternsOf(words);
  const bare = plain(text).replaceAll(patterns.things, ' ');
  const joined = withoutGaps(bare);
  const written = spaced(bare);
  const others = [...new Set([joined, undisguised(bare), asSeen(bare), notDrawnOut(bare)].map(spaced))].filter((one) => one !== written); // how else it may be read; of most texts there is no other way
  const found: Record<ContactKind, boolean> = {
    phone: hasNumber(withFigures(bare, words), words) || hasSaidNumber(withoutOrdinary(bare), words),
    email: patterns.emails.some((pattern) => pattern.test(bare)) || patterns.mailboxes.some((pattern) => pattern.test(withoutFields(written, words))),
    link: [bare, joined].some((one) => patterns.links.some((pattern) => pattern.test(one))),
    handle: patterns.accounts.some((pattern) => pattern.test(written)) || /(?:^|[\s:(])@[\p{L}\d_.]{3,}|(?<![\p{L}\d])\p{L}[\p{L}\d_.]{2,} ?#\d{4}(?!\d)/u.test(bare),
    way: (!patterns.named.test(written) && others.some((one) => patterns.named.test(one))) || [written, ...others].some((one) => patterns.way.test(one) || patterns.together.some((pattern) => pattern.test(one)) || hasService(one, words)),
    address: hasAddress(bare, words.addresses) || coordinates.test(bare),
    advance: [written, ...others].some((one) => hasAdvance(one, words)),
  };
  return contactKinds.filter((kind) => found[kind]);
}

/** A place on the map, to some hundred metres: 6.5244, 3.3792. */
const coordinates = /(?<![\d.])[-−]?\d{1,2}\.\d{3,}°?\s?[ns]?\s?[,;،\s]\s?[-−]?\d{1,3}\.\d{3,}(?![\d.])/;

/** What of a text may be a part of something that is sent in several: without what is ordinary by itself. */
export function partOf(text: string, words: ContactWords): string {
  return withoutFields(withoutOrdinary(plain(text).replaceAll(patternsOf(words).things, ' ')), words);
}

const patternsOf = once(({ at, located, dot, slash, mailboxes, mailboxEnds, services, ends, things, ways, together: pairs, accounts, owners, files, endings, addresses }: ContactWords) => {
  const [atWord, dotWord, end] = [wrapped(at), wrapped(dot), anyOf(ends)];
  const named = `[\\p{L}\\d-]+(?:\\.|${dotWord})(?!${anyOf(dot)}(?!\\p{L}))\\p{L}{2,}`;
  const [begins, stops] = ['(?<![\\p{L}\\d])', '(?![\\p{L}\\d])'];
  const word = (words: readonly string[]) => anyOf(words.map(spaced));
  const pattern = (source: string, flags = 'u') => new RegExp(source, flags);
  const [mailbox, slashes] = [word(mailboxes), `(?:/|\\s${anyOf(slash)}\\s)`];
  const account = '(?:[\\p{L}\\d.]*\\p{L}[\\p{L}\\d.]*_[\\p{L}\\d_.]+|\\p{L}{3,}\\d{2,4})(?![\\p{L}\\d])';
  const dotted = `${begins}(?!${anyOf(addresses.notNames)} )[\\p{L}\\d]{2,}(?:\\s+${anyOf(dot)}\\s+|\\.)[\\p{L}\\d]+`;
  const sign = anyOf(at.filter((one) => one.length > 2));
  return {
    accounts: [pattern(`${begins}${word(accounts.called)}[,:،!.]? (?:\\p{L}+[,:،]? ){0,4}?${account}`), pattern(`${begins}${word(accounts.being)}:? ${account}`),
      pattern(`${begins}${word(accounts.called)}[,:،!.]? (?:\\p{L}+[,:،]? ){0,4}?\\p{L}{2,}\\.\\p{L}{2,} ?(?:$|[,;!?\\n])`), pattern(`${begins}(?:${word(accounts.owned)} ?[:,،] ?|${word(accounts.owned)}(?<=\\p{Script=Arabic}) (?=[a-z]))\\p{L}[\\p{L}\\d._]{3,} ?(?:$|[.,;!?\\n])`)],
    emails: [/[\p{L}\d]@[\p{L}\d]/u, pattern(`[\\p{L}\\d](?:\\s*@\\s*|${atWord})${named}`), pattern(`[\\p{L}\\d]\\s*@\\s*[\\p{L}\\d-]+(?:\\s*\\.\\s*|\\s+)${end}${stops}`)],
    /** A mailbox at one whose addresses everybody can complete: after a sign or a word for @, or with one word alone; where it is said to be, as all of a clause or after what looks like an account; and with the end of an address. */
    mailboxes: [pattern(`${begins}${mailbox}[ .]+${word(mailboxEnds)}${stops}`), pattern(`${dotted}\\s+${word([...located, ...at])}\\s+(?:\\p{L}{1,3} )?${mailbox}${stops}`), pattern(`[\\p{L}\\d]\\s+${sign}\\s+(?:\\p{L}+ ){0,3}?${word(owners)}${stops}`), pattern(`[\\p{L}\\d](?:\\s*@\\s*|${atWord}|\\s*\\(?[a@]\\)\\s*|\\s*[^\\p{L}\\d\\s,.;:!?()'"/+&|-]\\s*)${mailbox}${stops}`), pattern(`^[^\\p{L}\\d]*(?:[\\p{L}\\d._-]+ ${mailbox}|${mailbox} [\\p{L}\\d._-]+)[^\\p{L}\\d]*$`),
      pattern(`(?:^|[.!?:;,،؛\\n])[^\\p{L}\\d]*[\\p{L}\\d]+(?:[ ._-]+[\\p{L}\\d]+)? ${word(located)} ${mailbox} *(?:[^\\p{L}\\d ]|$)`), pattern(`[\\p{L}\\d_.-]*(?:[\\p{L}][\\d_.]|\\d)[\\p{L}\\d_.-]* ${word(located)} ${mailbox}${stops}`)],
    links: [/\b(?:h(?:tt|xx|\*\*)ps?\s*:\s*\/\s*\/|www\s*\.\s*)\s*\S/, pattern(`(?<![\\p{L}\\d.])[\\p{L}\\d-]+\\s*(?:\\.|\\[\\.\\]|\\(\\.\\)|${dotWord})\\s*${end}\\s*${slashes}\\s*[\\p{L}\\d]`), pattern(`[\\p{L}\\d-]{2}(?:\\.|${dotWord})${end}${stops}`), pattern(`[\\p{L}\\d-]{2}\\.(?!${anyOf(files)}/)(?:[a-z]{2}|${anyOf(endings)})/[\\p{L}\\d]`)],
    /** Names of things that look like an address or an account, where nothing is added to them. */
    things: pattern(`(?<![\\p{L}\\d@._/-])${anyOf(things)}(?![\\p{L}\\d@_/-]|\\.\\p{L})`, 'gu'),
    way: pattern(`${begins}${article}${word(ways)}${stops}`),
    together: together(pairs),
    /** Of which the letters stand apart only where somebody hides it. */
    named: pattern(`${begins}${article}${word([...mailboxes, ...services].filter((name) => name.length > 4))}${stops}`),
  };
});
