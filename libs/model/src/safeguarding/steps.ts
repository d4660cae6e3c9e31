import { lazily } from './contact-text.ts';
import { asSaid, phrasesOf } from './phrases.ts';
import { isWordAt, lettersEnd, wordEnd, type Reading } from './reading.ts';

/** Where something that is looked for at a place in a text may end, what counts first first; nowhere, where it is not there. */
export type Step = (read: Reading, at: number) => readonly number[];
const nowhere: readonly never[] = [];

/** What is put together when a text comes to it first. */
export function later(make: () => Step): Step {
  const made = lazily(make);
  return (read, at) => made()(read, at);
}

/** One after the other. */
export function seq(...steps: readonly Step[]): Step {
  return (read, at) => {
    let ends: readonly number[] = [at];
    for (const step of steps) {
      const [only] = ends;
      if (only === undefined) return nowhere;
      ends = ends.length === 1 ? step(read, only) : ends.flatMap((end) => step(read, end));
    }
    return ends;
  };
}

export function either(...steps: readonly Step[]): Step {
  return (read, at) => steps.flatMap((step) => step(read, at));
}

/** It or nothing. */
export function maybe(step: Step): Step {
  return (read, at) => {
    const ends = step(read, at);
    return ends.length === 0 ? [at] : [...ends, at];
  };
}

/** So many times and up to so many; the ends of fewer come first. */
export function times(step: Step, least: number, most = Infinity): Step {
  return (read, at) => {
    const found: number[] = [];
    let ends: readonly number[] = [at];
    for (let time = 0; ends.length > 0; time += 1) {
      const fresh = ends.length === 1 && found.at(-1) !== ends[0] ? ends : [...new Set(ends)].filter((end) => !found.includes(end)); // mostly there is one way to go on
      if (time >= least) found.push(...fresh);
      if (time >= most) break;
      ends = fresh.length === 1 ? step(read, fresh[0] ?? at) : fresh.flatMap((end) => step(read, end));
    }
    return found;
  };
}

/** Only where it does not follow. */
export function not(step: Step): Step {
  return (read, at) => (step(read, at).length > 0 ? nowhere : [at]);
}

/** No word goes on there. */
export const stops: Step = (read, at) => (isWordAt(read, at) ? nowhere : [at]);
export const space: Step = literal(' ');
export const letters: Step = (read, at) => {
  const end = lettersEnd(read.text, at);
  return end > at ? [end] : nowhere;
};
/** A run of letters and figures. */
export const word: Step = (read, at) => (isWordAt(read, at) ? [wordEnd(read, at)] : nowhere);

export function literal(text: string): Step {
  return (read, at) => (read.text.startsWith(text, at) ? [at + text.length] : nowhere);
}

/** One of some signs. */
export function sign(signs: string): Step {
  return (read, at) => (at < read.text.length && signs.includes(read.text.charAt(at)) ? [at + 1] : nowhere);
}

/** What a sticky regular expression finds right there: for what has no words of content in it, and one way to go on. */
export function shape(pattern: RegExp): Step {
  return (read, at) => {
    pattern.lastIndex = at;
    return pattern.test(read.text) ? [pattern.lastIndex] : nowhere;
  };
}

/** One of some phrases, with no word going on behind it. */
export function phrase(words: readonly string[], said = asSaid): Step {
  const phrases = phrasesOf([[words, undefined]], said);
  return (read, at) => {
    const found = phrases(read, at);
    return found.length === 0 ? nowhere : found.map(({ end }) => end);
  };
}

/** One of some phrases, whatever goes on behind it. */
export function glued(words: readonly string[], said = asSaid): Step {
  let kept: ReadonlyMap<string, readonly string[]> | undefined;
  return (read, at) => {
    kept ??= Map.groupBy(words.map(said), (one) => one.charAt(0));
    const ends = kept.get(read.text.charAt(at))?.flatMap((one) => (read.text.startsWith(one, at) ? [at + one.length] : []));
    return ends ?? nowhere;
  };
}

/** Where a word may begin behind what Arabic writes in front of it without a space: "and", "by", "the", "on the", "this". */
export function articleEnds({ text }: Reading, at: number): readonly number[] {
  const code = text.charCodeAt(at);
  if (!(code >= 0x6_27 && code <= 0x6_48)) return nowhere;
  const isThe = (from: number) => text.startsWith('ال', from);
  return [...('وفبكلعه'.includes(text.charAt(at)) && isThe(at + 1) ? [at + 3] : []), ...(isThe(at) ? [at + 2] : []), ...('وفبكل'.includes(text.charAt(at)) ? [at + 1] : [])];
}

/** A phrase with what Arabic may write in front of it. */
export function spoken(words: readonly string[]): Step {
  const one = phrase(words);
  return (read, at) => {
    const behind = articleEnds(read, at);
    return behind.length === 0 ? one(read, at) : [...behind, at].flatMap((start) => one(read, start));
  };
}
