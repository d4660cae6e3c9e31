import { hasAdvance } from './advances.ts';
import { anyOf, asSeen, inPlainLetters, lazily, notDrawnOut, once, plain, spaced, undisguised, withoutGaps, wrapped } from './contact-text.ts';
import { contactKinds, type ContactKind, type ContactWords } from './contact-words.ts';
import { hasMailbox } from './mailboxes.ts';
import { hasNumber, hasSaidNumber, withFigures, withoutOrdinary } from './numbers.ts';
import { hasAddress } from './postal.ts';
import { readingOf } from './reading.ts';
import { anyRule, replaced } from './rules.ts';
import { hasService, withoutFields } from './services.ts';
import { either, later, phrase, seq, shape, stops } from './steps.ts';
import { together } from './together.ts';

/** What in a text may be a way to get in touch elsewhere, in any script's digits and in words; empty where nothing is. */
export function contactDetailsIn(text: string, words: ContactWords): ContactKind[] {
  return contactKinds.filter(contactReader(text, words));
}

/** Whether a text has a way of one kind; it is read for each kind that is asked for, and once. */
export function contactReader(text: string, words: ContactWords): (kind: ContactKind) => boolean {
  const { link, links, emails, ats, dots, isAccount, isNamed, isWay } = patternsOf(words);
  const bare = withoutThings(text, words);
  const joined = withoutGaps(bare);
  const written = readingOf(spaced(bare));
  const others = lazily(() => [...new Set([joined, undisguised(bare), asSeen(bare), notDrawnOut(bare)].map(spaced))].filter((one) => one !== written.text).map((one) => readingOf(one))); // how else it may be read; of most texts there is no other way
  const finds: Record<ContactKind, () => boolean> = {
    phone: () => hasNumber(withFigures(bare, words), words) || hasSaidNumber(withoutOrdinary(bare), words),
    email: () => (ats.test(bare) && emails().some((pattern) => pattern.test(bare))) || hasMailbox(withoutFields(written.text, words), words),
    link: () => [...new Set([bare, joined])].some((one) => link.test(one) || (dots.test(one) && links().some((pattern) => pattern.test(one)))),
    handle: () => isAccount(written) || /(?:^|[\s:(])@[\p{L}\d_.]{3,}|(?<![\p{L}\d])\p{L}[\p{L}\d_.]{2,} ?#\d{4}(?!\d)/u.test(bare),
    way: () => (others().some(isNamed) && !isNamed(written)) || [written, ...others()].some((one) => isWay(one) || hasService(one.text, words)),
    address: () => hasAddress(bare, words.addresses) || coordinates.test(bare),
    advance: () => [written, ...others()].some((one) => hasAdvance(one, words)),
  };
  const known: Partial<Record<ContactKind, boolean>> = {};
  return (kind) => (known[kind] ??= finds[kind]());
}

/** A place on the map, to some hundred metres: 6.5244, 3.3792. */
const coordinates = /(?<![\d.])[-−]?\d{1,2}\.\d{3,}°?\s?[ns]?\s?[,;،\s]\s?[-−]?\d{1,3}\.\d{3,}(?![\d.])/;

/** What of a text may be a part of something that is sent in several: without what is ordinary by itself. */
export function partOf(text: string, words: ContactWords): string {
  return withoutFields(withoutOrdinary(withoutThings(text, words)), words);
}

/** Without names of things that look like an address or an account, where nothing is added to them. */
function withoutThings(text: string, words: ContactWords): string {
  return replaced(readingOf(plain(text)), patternsOf(words).thing, ' ');
}

const patternsOf = once(({ at, dot, slash, mailboxes, services, ends, things, ways, together: pairs, accounts, files, endings }: ContactWords) => {
  const [atWord, dotWord, end] = [wrapped(at), wrapped(dot), anyOf(ends)];
  const named = `[\\p{L}\\d-]+(?:\\.|${dotWord})(?!${anyOf(dot)}(?!\\p{L}))\\p{L}{2,}`;
  const [slashes, stop] = [`(?:/|\\s${anyOf(slash)}\\s)`, '(?![\\p{L}\\d])'];
  const pattern = (source: string) => new RegExp(source, 'u');
  const account = String.raw`(?:(?=[\d.]*\p{L})[\p{L}\d.]+_[\p{L}\d_.]+|\p{L}{3,}\d{2,4})(?![\p{L}\d])`;
  const called = String.raw`[,:،!.]? (?:\p{L}+[,:،]? ){0,4}?`;
  return {
    isAccount: anyRule([
      { first: accounts.called, then: () => either(shape(new RegExp(called + account, 'uy')), shape(new RegExp(String.raw`${called}\p{L}{2,}\.\p{L}{2,} ?(?:$|[,;!?\n])`, 'uy'))) },
      { first: accounts.being, then: () => shape(new RegExp(`:? ${account}`, 'uy')) },
      { first: accounts.owned, then: () => shape(/(?: ?[:,،] ?|(?<=\p{Script=Arabic}) (?=[a-z]))\p{L}[\p{L}\d._]{3,} ?(?:$|[.,;!?\n])/uy) },
    ]),
    emails: lazily(() => [/[\p{L}\d]@[\p{L}\d]/u, pattern(`[\\p{L}\\d](?:\\s*@\\s*|${atWord})${named}`), pattern(`[\\p{L}\\d]\\s*@\\s*[\\p{L}\\d-]+(?:\\s*\\.\\s*|\\s+)${end}${stop}`)]),
    /** Without one of these there is nothing of what follows, and most texts have none: a regular expression is compiled by the first text it reads. */
    ats: new RegExp(`@|${anyOf(at)}`),
    dots: new RegExp(`\\.|${anyOf(dot)}`),
    link: /\b(?:h(?:tt|xx|\*\*)ps?\s*:\s*\/\s*\/|www\s*\.\s*)\s*\S/,
    links: lazily(() => [pattern(`(?<![\\p{L}\\d.])[\\p{L}\\d-]+\\s*(?:\\.|\\[\\.\\]|\\(\\.\\)|${dotWord})\\s*${end}\\s*${slashes}\\s*[\\p{L}\\d]`), pattern(`[\\p{L}\\d-]{2}(?:\\.|${dotWord})${end}${stop}`), pattern(`[\\p{L}\\d-]{2}\\.(?!${anyOf(files)}/)(?:[a-z]{2}|${anyOf(endings)})/[\\p{L}\\d]`)]),
    thing: seq(shape(/(?<![@._/-])/y), phrase(things, inPlainLetters), later(() => shape(/(?![\p{L}\d@_/-]|\.\p{L})/uy))),
    isWay: anyRule([{ first: ways, isBehindArticle: true, then: () => stops }, ...together(pairs)]),
    /** Of which the letters stand apart only where somebody hides it. */
    isNamed: anyRule([{ first: [...mailboxes, ...services].filter((name) => name.length > 4), isBehindArticle: true, then: () => stops }]),
  };
});
