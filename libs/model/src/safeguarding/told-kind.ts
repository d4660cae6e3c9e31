import { contactDetailsIn } from './contact-details.ts';
import { anyPhrase, once, plain, spaced } from './contact-text.ts';
import type { ContactWords } from './contact-words.ts';

/** As what a text that leads elsewhere is told to whoever wrote it: the key of its words beside its field. */
export const toldKinds = ['contactMoney', 'contactPhoto', 'contactSecret', 'contactElsewhere', 'contactDetails'] as const;
export type ToldKind = (typeof toldKinds)[number];

/** What is told of a text first, the gravest of it; nothing where it leads nowhere else. */
export function toldKindOf(text: string, words: ContactWords): ToldKind | undefined {
  const found = contactDetailsIn(text, words);
  if (found.length === 0) return undefined;
  const { money, photos } = patternsOf(words);
  const read = spaced(plain(text));
  if (found.includes('advance')) return money.test(read) ? 'contactMoney' : photos.test(read) ? 'contactPhoto' : 'contactSecret';
  return found.every((kind) => kind === 'way') ? 'contactElsewhere' : 'contactDetails';
}

const patternsOf = once(({ told }: ContactWords) => {
  const pattern = (words: readonly string[]) => new RegExp(`(?<![\\p{L}\\d])${anyPhrase(words)}(?![\\p{L}\\d])`, 'u');
  return { money: pattern(told.money), photos: pattern(told.photos) };
});
