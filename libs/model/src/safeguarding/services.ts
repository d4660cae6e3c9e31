import { anyOf, article, once, spaced } from './contact-text.ts';
import type { ContactWords } from './contact-words.ts';
import { isSlipOf } from './slip.ts';

/**
 * Whether a text leads to a service: its name alone is only spoken of. It needs an invitation (write me on), an account, or to be
 * all that is said; where it is a field of work (marketing), nothing but an account makes it one.
 */
export function hasService(text: string, words: ContactWords): boolean {
  const { service, invited, near, whom, own, alone, beside, slips } = patternsOf(words);
  const named = text.replaceAll(/[\p{L}]{7,}/gu, (word) => slips.find((name) => isSlipOf(name, word)) ?? word);
  const spokenOf = withoutFields(named, words);
  if (!service.test(spokenOf)) return false;
  return hasAccount.test(spokenOf) || invited.test(spokenOf) || near.test(spokenOf) || whom.test(spokenOf) || own.test(spokenOf) || alone.test(spokenOf) || beside.test(spokenOf);
}

/** Without services where they are a field of work, unless something like an account is there. */
export function withoutFields(text: string, words: ContactWords): string {
  return hasAccount.test(text) ? text : spaced(text).replaceAll(patternsOf(words).field, ' x ');
}

const patternsOf = once(({ services, mailboxes, located, fields, invites, whom }: ContactWords) => {
  const [begins, stops] = ['(?<![\\p{L}\\d])', '(?![\\p{L}\\d])'];
  const word = (words: readonly string[]) => anyOf(words.map(spaced));
  const closes = `(?= ?(?:[^\\p{L}\\d ]|$)| ${word(invites.ends)}${stops})`;
  const service = `${article}${word(services)}`;
  const how = word(invites.how);
  const named = anyOf(invites.named.map(spaced)).replaceAll('\\.\\.\\.', '\\p{L}+ \\p{L}+(?: \\p{L}+)?');
  return {
    slips: services.filter((name) => /^[a-z]{8,}$/.test(name)),
    service: new RegExp(`${begins}(?:${service}|${word(mailboxes)})${stops}`, 'u'),
    field: new RegExp(`${begins}(?:${word(fields.before)} ${article}${word([...services, ...mailboxes])}|${service},? ${article}${word(fields.after)})(?![\\p{L}\\d_])`, 'gu'),
    invited: new RegExp(`${begins}(?:${article}${word(invites.anywhere)}${stops}|${word(invites.before)} ${service}${closes}|${named} ${service}${stops}|${service} ${word(invites.after)}${closes}|${service} ?:)`, 'u'),
    near: new RegExp(`${begins}(?:${word(invites.near)} (?:${how} ){0,3}${service}|${service}[,;!?.]? (?:${how} ){0,3}${word(invites.near)})${stops}`, 'u'),
    /** One's own name there, in one word that is no other: I am ada on …, mimi ni ada … */
    own: new RegExp(`${begins}${word(whom.own)} (?!${word(whom.notNames)} )[\\p{L}\\d]{3,} (?:${word(located)} ${service}${stops}|${service}${closes})`, 'u'),
    /** Somebody to be found there: follow ada on … */
    whom: new RegExp(`${begins}${word(whom.first)} (?:(?!${word(whom.notNames)} )[\\p{L}\\d]+ ){1,2}${word(located)} (?:${service}|${word(mailboxes)})${stops}`, 'u'),
    /** A name with figures beside it, and nothing else in the clause: ada obi 99 on discord. */
    beside: new RegExp(`(?:^|[.!?:;,،؛\\n]) ?(?:(?:\\p{L}+ ){1,3}\\d{2,5} ${word(located)} ${service}|(?:\\p{L}+ )?${service} (?:(?!${word(located)} )\\p{L}+ ){1,3}\\d{2,5}) ?(?:[^\\p{L}\\d ]|$)`, 'u'),
    alone: new RegExp(`^[^\\p{L}\\d]*(?:\\p{L}{1,3} )?${service}(?: \\p{L}+)?[^\\p{L}\\d]*$`, 'u'),
  };
});

const hasAccount = /[\p{L}\d]_[\p{L}\d]|\p{L}\.\p{L}|\p{L}#\d|@|\p{L}\d\d|\p{L}{4}\d/u;
