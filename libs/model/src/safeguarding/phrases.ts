import { inPlainLetters, spaced } from './contact-text.ts';
import { keysAt, type Reading } from './reading.ts';

type Words = readonly string[];
type Found<What> = { end: number; what: What };
/** All phrases with one first letter: as content writes them, until a text has that letter; many are kept by their first words then. */
type Group<What> = { phrases: string[]; whats: What[]; isRead: boolean; byWords?: ReadonlyMap<string, readonly number[]> };
const many = 8;

/**
 * Which phrases of content begin at a place of a text, in the order of the lists. There are thousands, and a text is compared with a few: a
 * regular expression of them all would be compiled for most of a second by the first text that a process reads. Where there are many, a
 * word of the text has to end where a phrase does: whoever asks looks for nothing else.
 */
export function phrasesOf<What>(lists: readonly (readonly [Words, What])[], said = asSaid): (read: Reading, at: number) => readonly Found<What>[] {
  let groups: ReadonlyMap<string, Group<What>> | undefined;
  return (read, at) => {
    groups ??= groupsOf(lists, said);
    const group = groups.get(read.text.charAt(at));
    if (!group) return nothing;
    if (!group.isRead) Object.assign(group, { phrases: saidTogether(group.phrases, said), isRead: true });
    if (group.phrases.length <= many) return found(read, at, group);
    group.byWords ??= keptByWords(group.phrases);
    const { one, two } = keysAt(read, at);
    const [short, long] = [group.byWords.get(one), two === undefined ? undefined : group.byWords.get(two)];
    if (!short && !long) return nothing;
    return found(read, at, group, short && long ? [...short, ...long].toSorted((a, b) => a - b) : (short ?? long));
  };
}
const nothing: readonly never[] = [];

function found<What>({ text }: Reading, at: number, { phrases, whats }: Group<What>, places?: readonly number[]): readonly Found<What>[] {
  let ends: Found<What>[] | undefined;
  const count = places ? places.length : phrases.length;
  for (let nth = 0; nth < count; nth += 1) {
    const place = places ? (places[nth] ?? nth) : nth;
    const phrase = phrases[place] ?? '';
    if (text.startsWith(phrase, at)) (ends ??= []).push({ end: at + phrase.length, what: whats[place] as What }); // there is one for each phrase
  }
  return ends ?? nothing;
}

function groupsOf<What>(lists: readonly (readonly [Words, What])[], said: (text: string) => string): ReadonlyMap<string, Group<What>> {
  const groups = new Map<string, Group<What>>();
  const written = new Map<string, Group<What>>(); // by the letter as content writes it
  const groupOf = (letter: string) => {
    const group = groups.get(letter) ?? { phrases: [], whats: [], isRead: false };
    groups.set(letter, group);
    return group;
  };
  for (const [words, what] of lists) {
    for (const phrase of words) {
      const first = phrase.charAt(0);
      let group = written.get(first);
      if (!group) {
        const letter = /^[\p{L}\d]/u.exec(inPlainLetters(first))?.[0];
        group = groupOf(letter ?? said(phrase).charAt(0));
        if (letter) written.set(first, group);
      }
      group.phrases.push(phrase);
      group.whats.push(what);
    }
  }
  return groups;
}

/** All of them at once: one by one takes ten times as long. */
function saidTogether(phrases: Words, said: (text: string) => string): string[] {
  return said(phrases.join('\0')).split('\0');
}

function keptByWords(phrases: Words): ReadonlyMap<string, readonly number[]> {
  return Map.groupBy(phrases.keys(), (place) => /^[\p{L}\d]*(?: [\p{L}\d]+)?/u.exec(phrases[place] ?? '')?.[0] ?? '');
}

/** As phrases stand in a text that is spaced. */
export function asSaid(text: string): string {
  return inPlainLetters(spaced(text));
}
