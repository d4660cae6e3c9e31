import { digitsOf } from '../birth-month.ts';

/** How somebody gets in touch elsewhere. */
export const contactKinds = ['phone', 'email', 'link', 'handle', 'way'] as const;
export type ContactKind = (typeof contactKinds)[number];

/** The words of all languages by which ways to get in touch are told: they are content. */
export type ContactWords = {
  /** Words for each digit, from 0 to 9. */
  digits: readonly (readonly string[])[];
  at: readonly string[];
  dot: readonly string[];
  /** Ends of addresses: com, ng. */
  ends: readonly string[];
  /** Services and phrases that lead elsewhere by themselves. */
  ways: readonly string[];
};

/** What in a text may be a way to get in touch elsewhere, in any script's digits and in words; empty where nothing is. */
export function contactDetailsIn(text: string, words: ContactWords): ContactKind[] {
  const plain = digitsOf(text.normalize('NFKC').replaceAll(/[\p{Cf}\u0640]/gu, '')).toLowerCase();
  const bare = unaccented(plain);
  const spelled = withFigures(bare, words);
  const found: Record<ContactKind, boolean> = {
    phone: hasNumber(spelled),
    email: new RegExp(`[\\p{L}\\d._+-]+\\s*(?:@|[([{]\\s*${anyOf(words.at)}\\s*[)\\]}]|\\s${anyOf(words.at)}\\s)\\s*[\\p{L}\\d-]+\\s*(?:\\.|[([{]\\s*${anyOf(words.dot)}\\s*[)\\]}]|\\s${anyOf(words.dot)}\\s)\\s*\\p{L}{2,}`, 'u').test(bare),
    link: /\b(?:https?:\/\/|www\.)\S/.test(bare) || new RegExp(`[\\p{L}\\d-]{2,}(?:\\.|\\s*[([{]?\\s*\\b${anyOf(words.dot)}\\b\\s*[)\\]}]?\\s*)${anyOf(words.ends)}(?![\\p{L}\\d])`, 'u').test(bare),
    handle: /(?:^|[\s:(])@[\p{L}\d_.]{3,}/u.test(bare),
    way: new RegExp(`(?<![\\p{L}\\d])${anyOf(words.ways)}(?![\\p{L}\\d])`, 'u').test(bare),
  };
  return contactKinds.filter((kind) => found[kind]);
}

/** Seven digits or more with little between them; days, times and sums are none. */
function hasNumber(text: string): boolean {
  const rest = text
    .replaceAll(/\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}([./])\d{1,2}\1\d{2,4}\b|\b\d{1,2}[:h]\d{2}\b/g, ' , ')
    .replaceAll(/\b\d{1,3}(?:,\d{3})+\b/g, ' , ');
  return (rest.match(/\d(?:[\s().+/_*–-]*\d)*/g) ?? []).some((run) => run.replaceAll(/\D/g, '').length >= 7);
}

/** Digits that are written as words become figures. */
function withFigures(text: string, { digits }: ContactWords): string {
  return digits.reduce((rest, names, figure) => rest.replaceAll(new RegExp(`(?<![\\p{L}\\d])${anyOf(names)}(?![\\p{L}\\d])`, 'gu'), String(figure)), text);
}

function anyOf(words: readonly string[]): string {
  return `(?:${words.map((word) => unaccented(word.toLowerCase()).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`;
}

function unaccented(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}+/gu, '').normalize('NFC');
}
