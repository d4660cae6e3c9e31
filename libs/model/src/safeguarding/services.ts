import { once, spaced } from './contact-text.ts';
import { asSaid } from './phrases.ts';
import type { ContactWords } from './contact-words.ts';
import { readingOf } from './reading.ts';
import { anyRule, replaced } from './rules.ts';
import { isSlipOf } from './slip.ts';
import { either, later, letters, literal, maybe, not, phrase, seq, shape, sign, space, spoken, stops, times, word } from './steps.ts';

/**
 * Whether a text leads to a service: its name alone is only spoken of. It needs an invitation (write me on), an account, or to be
 * all that is said; where it is a field of work (marketing), nothing but an account makes it one.
 */
export function hasService(text: string, words: ContactWords): boolean {
  const { isNamed, isInvited, beside, alone, slips } = rulesOf(words);
  const named = text.replaceAll(/[\p{L}]{7,}/gu, (word) => slips.find((name) => isSlipOf(name, word)) ?? word);
  const spokenOf = withoutFields(named, words);
  const read = readingOf(spokenOf);
  if (!isNamed(read)) return false;
  return hasAccount.test(spokenOf) || isInvited(read) || alone(read, 0).length > 0 || clauses(spokenOf).some((at) => beside(read, at).length > 0);
}

/** Without services where they are a field of work, unless something like an account is there. */
export function withoutFields(text: string, words: ContactWords): string {
  if (hasAccount.test(text)) return text;
  const { isMentioned, field } = rulesOf(words);
  const read = readingOf(spaced(text));
  return isMentioned(read) ? replaced(read, field, ' x ') : read.text; // of most texts there is nothing to take away
}

const rulesOf = once(({ services, mailboxes, located, fields, invites, whom }: ContactWords) => {
  const closes = later(() => either(shape(/(?= ?(?:[^\p{L}\d ]|$))/uy), seq(space, phrase(invites.ends), stops)));
  const [service, at, near, notNames] = [spoken(services), phrase(located), phrase(invites.near), phrase(whom.notNames)];
  const hows = times(seq(phrase(invites.how), space), 0, 3);
  const someName = seq(letters, space, letters, maybe(seq(space, letters)));
  const named = (sentence: string) => asSaid(sentence).split('...');
  const isService = { first: services, isBehindArticle: true };
  return {
    slips: services.filter((name) => /^[a-z]{8,}$/.test(name)),
    isNamed: anyRule([{ ...isService, then: () => stops }, { first: mailboxes, then: () => stops }]),
    isMentioned: anyRule([{ first: [...services, ...mailboxes], isBehindArticle: true, then: () => stops }]),
    field: seq(either(seq(phrase(fields.before), space, spoken([...services, ...mailboxes])), seq(service, maybe(sign(',')), space, spoken(fields.after))), later(() => shape(/(?![\p{L}\d_])/uy))),
    isInvited: anyRule([
      { first: invites.anywhere, isBehindArticle: true, then: () => stops },
      { first: invites.before, then: () => seq(space, service, closes) },
      ...invites.named.map(named).map(([first = '', ...rest]) => ({ first: [first], then: () => seq(...rest.flatMap((piece) => [someName, literal(piece)]), space, service, stops) })),
      { ...isService, then: () => either(seq(space, phrase(invites.after), closes), shape(/ ?:/y), seq(maybe(sign(',;!?.')), space, hows, near, stops)) },
      { first: invites.near, then: () => seq(space, hows, service, stops) },
      /** One's own name there, in one word that is no other: I am ada on …, mimi ni ada … */
      { first: whom.own, then: () => seq(space, not(seq(notNames, space)), shape(/[\p{L}\d]{3,} /uy), either(seq(at, space, service, stops), seq(service, closes))) },
      /** Somebody to be found there: follow ada on … */
      { first: whom.first, then: () => seq(space, times(seq(not(seq(notNames, space)), word, space), 1, 2), at, space, either(service, phrase(mailboxes)), stops) },
    ]),
    /** A name with figures beside it, and nothing else in the clause: ada obi 99 on discord. */
    beside: later(() => seq(
      maybe(space),
      either(
        seq(shape(/(?:\p{L}+ ){1,3}\d{2,5} /uy), at, space, service),
        seq(maybe(seq(letters, space)), service, space, times(seq(not(seq(at, space)), letters, space), 1, 3), shape(/\d{2,5}/y)),
      ),
      shape(/ ?(?:[^\p{L}\d ]|$)/uy),
    )),
    alone: later(() => seq(shape(/[^\p{L}\d]*/uy), maybe(seq(shape(/\p{L}{1,3}(?!\p{L})/uy), space)), service, maybe(seq(space, letters)), shape(/[^\p{L}\d]*$/uy))),
  };
});

function clauses(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/[.!?:;,،؛\n]/g), ({ index }) => index + 1)];
}

const hasAccount = /[\p{L}\d]_[\p{L}\d]|\p{L}\.\p{L}|\p{L}#\d|@|\p{L}\d\d|\p{L}{4}\d/u;
