import { contactReader, contactDetailsIn, partOf } from './contact-details.ts';
import { once } from './contact-text.ts';
import { contactKinds, type ContactKind, type ContactWords } from './contact-words.ts';
import { withFigures } from './numbers.ts';

/** So many messages of one sender are read together: a number in a few parts with others among them has not many more. */
export const messagesReadTogether = 40;
/** So many for all that is no number. */
const wordsReadTogether = 12;
/** What of an earlier message can be a part of something that goes on in the next. */
const partLength = 120;
const years = /(?<!\d[\s./-]{0,2})(?:19|20)\d\d(?![\s./-]{0,2}\d)/g;

/**
 * What a message may be, alone or together with those that its sender wrote before, the newest last. Of these only ways that
 * need this message count, so that one which was passed on once lets no other pass.
 */
export function contactDetailsAfter(before: readonly string[], text: string, words: ContactWords): ContactKind[] {
  const part = (one: string) => partOf(one, words).replaceAll(years, 'x');
  const parts = [...before.slice(1 - messagesReadTogether).map((one) => part(one.slice(-partLength))), part(text.slice(0, partLength))];
  const found = new Set([...contactDetailsIn(text, words), ...(isNumberInParts(parts, words) ? ['phone' as const] : [])]);
  const others = contactKinds.filter((kind) => !found.has(kind));
  newIn(parts.slice(-wordsReadTogether), others, words).forEach((kind) => found.add(kind));
  return contactKinds.filter((kind) => found.has(kind));
}

/** Which of some kinds the last of some messages brings about with some of those right before it. */
function newIn(parts: readonly string[], kinds: readonly ContactKind[], words: ContactWords): ContactKind[] {
  const joints = [' ', ...(parts.slice(0, -1).some(isOneWord) ? [''] : [])]; // "face" and "book" as well
  return joints.flatMap((joint) => {
    const read = once((some: readonly string[]) => contactReader(some.join(joint), words));
    if (!contactKinds.some(read(parts))) return [];
    const ends = parts.slice(1).map((_, place) => ({ earlier: parts.slice(place, -1), all: place === 0 ? parts : parts.slice(place) })).filter(({ earlier }) => joint === ' ' || earlier.every(isOneWord));
    return kinds.filter((kind) => ends.some(({ earlier, all }) => read(all)(kind) && !read(earlier)(kind))); // each is read for what is left to find
  });
}

function isOneWord(text: string): boolean {
  return /^\p{L}{1,8}$/u.test(text.trim());
}

/** Figures with few words around them, one message after the other: nine or more that begin as a number does. */
function isNumberInParts(parts: readonly string[], words: ContactWords): boolean {
  const figures = parts.map((part) => /^[^\d+]{0,12}(\+?\d[\d\s.-]*)[^\d]{0,12}$/u.exec(withFigures(part, words))?.[1] ?? '');
  if (!figures.at(-1)) return false;
  const isStart = (figure: string) => /^(?:\+\d|0\d)/.test(figure);
  return figures.some((figure, place) => isStart(figure) && figures.slice(place).join('').replaceAll(/\D/g, '').length >= 9);
}
