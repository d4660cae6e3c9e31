import { contactDetailsIn } from './contact-details.ts';
import { once, plain, spaced } from './contact-text.ts';
import type { ContactWords } from './contact-words.ts';
import { readingOf } from './reading.ts';
import { anyRule } from './rules.ts';
import { stops } from './steps.ts';

/** As what a text that leads elsewhere is told to whoever wrote it: the key of its words beside its field. */
export const toldKinds = ['contactMoney', 'contactPhoto', 'contactSecret', 'contactElsewhere', 'contactDetails'] as const;
export type ToldKind = (typeof toldKinds)[number];

/** What is told of a text first, the gravest of it; nothing where it leads nowhere else. */
export function toldKindOf(text: string, words: ContactWords): ToldKind | undefined {
  const found = contactDetailsIn(text, words);
  if (found.length === 0) return undefined;
  const { money, photos } = rulesOf(words);
  const read = readingOf(spaced(plain(text)));
  if (found.includes('advance')) return money(read) ? 'contactMoney' : photos(read) ? 'contactPhoto' : 'contactSecret';
  return found.every((kind) => kind === 'way') ? 'contactElsewhere' : 'contactDetails';
}

const rulesOf = once(({ told }: ContactWords) => {
  const isOf = (words: readonly string[]) => anyRule([{ first: words, then: () => stops }]);
  return { money: isOf(told.money), photos: isOf(told.photos) };
});
