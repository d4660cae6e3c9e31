import { z } from 'zod';
import type { Localised } from '../localised.ts';
import { id, label } from '../marks.ts';

const beginning = z.string().regex(/^\d{1,6}$/, 'is not a beginning: use 1 to 6 digits');
const lengths = z.int().min(8).max(19);
const startSchema = z
  .strictObject({
    from: beginning.meta({ description: 'The first digits of the card number.' }),
    to: beginning.optional().meta({ description: 'The last beginning of the range, with as many digits. Absent: "from" alone.' }),
  })
  .meta({ title: 'range of beginnings' })
  .superRefine(({ from, to }, context) => {
    if (to === undefined || (to.length === from.length && to >= from)) return;
    context.addIssue({ code: 'custom', path: ['to'], message: `is no end of a range from "${from}": use as many digits, and not less`, params: { code: 'contradiction' } });
  });

const cardTypeSchema = z
  .strictObject({
    id: id('cards'),
    name: label(40),
    logo: z.enum(['visa', 'verve', 'mastercard']).optional().meta({ description: 'The mark shown beside the number. Absent: none.' }),
    starts: z.array(startSchema).min(1),
    lengths: z.array(lengths).min(1).meta({ description: 'How many digits a whole number has.' }),
    groups: z.array(z.int().min(1).max(8)).min(1).meta({ description: 'How the digits are set in groups.' }),
    cvv: z.int().min(3).max(4).meta({ description: 'How many digits of the CVV can be typed.' }),
  })
  .meta({ title: 'kind of card' })
  .superRefine(({ lengths: own, groups }, context) => {
    const fault = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message, params: { code: 'contradiction' } });
    own.forEach((length, index) => {
      if (own.indexOf(length) < index) fault(['lengths', index], `names ${length} a second time`);
    });
    const [held, most] = [groups.reduce((sum, group) => sum + group, 0), Math.max(...own)];
    if (own.length > 0 && own.every((length) => lengths.safeParse(length).success) && held !== most) fault(['groups'], `hold ${held} digits, but a number has ${most}`);
  });

/** The kinds of card that the booking recognises; the first whose beginning fits counts. */
export const cardsSchema = z
  .strictObject({ types: z.array(cardTypeSchema).min(1) })
  .meta({ title: 'list of cards' })
  .superRefine(({ types }, context) => {
    const before: Taken[] = [];
    const fault = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message, params: { code: 'contradiction' } });
    types.forEach(({ name, logo, starts }, t) => {
      if (types.findIndex((other) => other.name === name) < t) fault(['types', t, 'name'], `"${name}" is the name of another kind too`);
      if (logo !== undefined && types.findIndex((other) => other.logo === logo) < t) fault(['types', t, 'logo'], `"${logo}" is the mark of another kind too`);
      starts.forEach(({ from, to = from }, s) => {
        if (!beginning.safeParse(from).success || to.length !== from.length || !(to >= from)) return; // told as such
        const own = { name, first: Number(from.padEnd(longest, '0')), last: Number(to.padEnd(longest, '9')) };
        const takers = takersOf(own, before);
        if (takers.length > 0) fault(['types', t, 'starts', s, 'from'], `can never match: every number that begins so is taken for ${takers.join(' or ')} before`);
        before.push(own);
      });
    });
  });

/** The beginnings of a range, as numbers of the most digits that a beginning has. */
type Taken = { name: string; first: number; last: number };
const longest = 6;

/** Who takes every number of a range before it, one or several together; nobody where some number is left. */
function takersOf({ first, last }: Taken, before: readonly Taken[]): string[] {
  const names = new Set<string>();
  for (let next = first; next <= last; ) {
    const taker = before.find((other) => other.first <= next && next <= other.last);
    if (!taker) return [];
    names.add(taker.name);
    next = taker.last + 1;
  }
  return [...names];
}

export type Cards = Localised<z.infer<typeof cardsSchema>>;

/** Where a transfer would go. The account's name is the mentor's. */
export const transferSchema = z
  .strictObject({
    accountNumber: label(40),
    bankName: label(80),
    sample: z.literal(true).meta({ description: 'Payment is simulated: no account that takes money may stand here.' }),
  })
  .meta({ title: 'transfer details' });
export type Transfer = Localised<z.infer<typeof transferSchema>>;
