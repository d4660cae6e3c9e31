import { inPlainLetters, once, wrapped } from './contact-text.ts';
import type { ContactWords } from './contact-words.ts';
import { readingOf } from './reading.ts';
import { anyRule } from './rules.ts';
import { either, later, letters, maybe, not, phrase, seq, shape, sign, space, stops, times, word } from './steps.ts';

/**
 * Whether a text names a mailbox at one whose addresses everybody can complete: after a sign or a word for @, or with one word alone; where it is
 * said to be, as all of a clause or after what looks like an account; and with the end of an address.
 */
export function hasMailbox(text: string, words: ContactWords): boolean {
  const { isOwned, isNamed, isMailbox, dotted } = rulesOf(words);
  const read = readingOf(text);
  return isOwned(read) || (isNamed(read) && (isMailbox(read) || read.starts.some((at) => dotted(read, at).length > 0)));
}

const rulesOf = once(({ at, located, dot, mailboxes, mailboxEnds, owners, addresses }: ContactWords) => {
  const [mailbox, gap] = [phrase(mailboxes), shape(/\s+/y)];
  const signs = String.raw`\s*@\s*|${wrapped(at)}|\s*\(?[a@]\)\s*|\s*[^\p{L}\d\s,.;:!?()'"/+&|-]\s*`;
  return {
    isOwned: anyRule([{ first: at.filter((one) => one.length > 2), where: () => shape(/(?<=[\p{L}\d]\s+)/uy), then: () => seq(gap, times(seq(letters, space), 0, 3), phrase(owners), stops) }]),
    isNamed: anyRule([{ first: mailboxes, then: () => stops }]),
    isMailbox: anyRule([
      { first: mailboxes, then: () => seq(times(sign(' .'), 1), phrase(mailboxEnds), stops) },
      { first: mailboxes, where: () => shape(new RegExp(`(?<=[\\p{L}\\d](?:${signs}))`, 'uy')), then: () => stops },
      { first: mailboxes, where: () => shape(/(?<=^[^\p{L}\d]*[\p{L}\d._-]+ )/uy), then: () => shape(/[^\p{L}\d]*$/uy) },
      { first: mailboxes, where: () => shape(/(?<=^[^\p{L}\d]*)/uy), then: () => shape(/ [\p{L}\d._-]+[^\p{L}\d]*$/uy) },
      { first: located, where: () => shape(/(?<=(?:^|[.!?:;,،؛\n])[^\p{L}\d]*[\p{L}\d]+(?:[ ._-]+[\p{L}\d]+)? )/uy), then: () => seq(space, mailbox, shape(/ *(?:[^\p{L}\d ]|$)/uy)) },
      { first: located, where: () => shape(/(?<=(?:\p{L}[\d_.]|\d)[\p{L}\d_.-]* )/uy), then: () => seq(space, mailbox, stops) },
    ]),
    /** A name with a dot, or the word for one, in it: ada dot obi at … */
    dotted: later(() => seq(not(seq(phrase(addresses.notNames, inPlainLetters), space)), shape(/[\p{L}\d]{2,}/uy), either(seq(gap, phrase(dot), gap), sign('.')), word, gap, phrase([...located, ...at]), gap, maybe(seq(shape(/\p{L}{1,3}(?!\p{L})/uy), space)), mailbox, stops)),
  };
});
