import { plain } from './plain.ts';

/** Writes the words of a plain text as the lists write them, where they are a slip of the finger away: "mechnical enginering". */
export type Speller = (text: string) => string;

/** Knows the words of lists (with commas between them); a word that is in none, and sounds like one that is, is meant to be that. */
export function speller(lists: Iterable<string>): Speller {
  const known = new Set<string>();
  const stems = new Set<string>();
  for (const list of lists) {
    for (const phrase of list.split(/[,،=]/)) {
      for (const word of phrase.trim().split(/\s+/)) {
        const [begin, ...more] = plain(word).trim().split(' ');
        if (word.endsWith('*') && begin && more.length === 0) stems.add(begin);
        else for (const each of [begin, ...more]) if (each) known.add(each);
      }
    }
  }
  const alike = new Map<string, string[]>();
  for (const word of known) if (word.length >= shortest) put(alike, bonesOf(word), word);
  const alikeStems = new Map<string, string[]>();
  for (const stem of stems) if (stem.length >= shortest) put(alikeStems, bonesOf(stem), stem);
  const seen = new Map<string, string>();
  const begins = (word: string) => Array.from({ length: word.length - 2 }, (_, index) => word.slice(0, index + 3)).some((begin) => stems.has(begin));
  const meant = (word: string) => {
    if (word.length < shortest || known.has(word) || begins(word) || /\d/u.test(word)) return word;
    const whole = (alike.get(bonesOf(word)) ?? []).find((other) => isSlip(word, other));
    if (whole) return whole;
    for (let end = word.length; end >= shortest; end -= 1) {
      const begin = word.slice(0, end);
      const stem = (alikeStems.get(bonesOf(begin)) ?? []).find((other) => begin.slice(-2) === other.slice(-2) && isSlip(begin, other));
      if (stem) return stem + word.slice(end);
    }
    return word;
  };
  const remembered = (word: string) => {
    const before = seen.get(word);
    if (before !== undefined) return before;
    if (seen.size >= 4096) seen.clear();
    const now = meant(word);
    seen.set(word, now);
    return now;
  };
  return (text) => text.split(' ').map(remembered).join(' ');
}

const shortest = 6;
const vowels = /[aeiouyاوي]/gu;

function put(map: Map<string, string[]>, key: string, word: string) {
  const there = map.get(key);
  if (there) there.push(word);
  else map.set(key, [word]);
}

/** How a word sounds, roughly: one letter for those that are written for one another. */
function soundOf(word: string): string {
  const said = word.replace(/ph/gu, 'f').replace(/ck|qu|q/gu, 'k').replace(/([ptrg])h/gu, '$1').replace(/c(?=[eiy])/gu, 's').replace(/c(?!h)/gu, 'k').replace(/g(?=[eiy])/gu, 'j').replace(/(?!^)z/gu, 's').replace(/y/gu, 'i');
  return said.replace(/(.)\1+/gu, '$1');
}

const bonesOf = (word: string) => {
  const sound = soundOf(word);
  return sound.charAt(0) + sound.slice(1).replace(vowels, '');
};

/** The same sound; or, in a longer word of Latin letters, one vowel left out between consonants or, in a very long one, written otherwise. */
function isSlip(word: string, other: string): boolean {
  const [mine, its] = [soundOf(word), soundOf(other)];
  if (mine === its) return true;
  if (word.length < 7 || !/^[a-z]+$/u.test(word)) return false; // "message" is no "massage", nor one Arabic plural another
  let same = 0;
  while (mine[same] === its[same]) same += 1;
  const isLetterOf = (sound: string) => /[aeiou]/u.test(sound.charAt(same)) && !/[aeiou]/u.test(sound.charAt(same - 1) + sound.charAt(same + 1)) && same < sound.length - 1;
  if (mine.slice(same) === its.slice(same + 1)) return isLetterOf(its);
  if (mine.slice(same + 1) === its.slice(same)) return word.length > 8 && isLetterOf(mine);
  return word.length > 9 && mine.slice(same + 1) === its.slice(same + 1) && isLetterOf(mine) && isLetterOf(its) && same < its.length - 2;
}
