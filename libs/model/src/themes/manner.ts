import { has, plain, spansOf, wordsOf, type Span, type Words } from './plain.ts';

/** How a language says no, but and somebody else; every field is a list of words with commas between them. */
export type Manner = {
  /** Frequent small words, by which the language of a typed text is told. */
  common: string;
  /** Begin a new thought: what was denied before stays denied, what follows is not. */
  breaks: string;
  /** Deny what follows them; at the very end, all of the thought: "law, never". */
  denials: string;
  /** Deny what stands before them. */
  afterDenials: string;
  /** Look like a denial and are none: "no doubt". */
  affirmations: string;
  /** Go on with a denied list: "or", "nor". */
  alternatives: string;
  /** Whoever is spoken of after them is somebody else. */
  others: string;
};

/** A {@link Manner} taken apart; `small` are the single words that only this language has so often. */
export type MannerWords = Record<Exclude<keyof Manner, 'common'>, Words> & { small: ReadonlySet<string> };

/** Takes apart the manner of a language, or of several together. */
export function mannerWords(manners: readonly Manner[]): MannerWords {
  const words = (field: keyof Manner) => wordsOf(...manners.map((manner) => manner[field]));
  const small = manners.flatMap(({ common, breaks, denials, others }) => [common, breaks, denials, others].flatMap((list) => list.split(/[,،]/).map((word) => plain(word).trim())));
  return { small: new Set(small.filter((word) => word && !word.includes(' '))), breaks: words('breaks'), denials: words('denials'), afterDenials: words('afterDenials'), affirmations: words('affirmations'), alternatives: words('alternatives'), others: words('others') };
}

/** One thought of a typed text: its words, and where it denies or speaks of others. */
export type Thought = { text: string; denials: Span[]; afterDenials: Span[]; others: Span[]; /** It goes on with a list that was denied before. */ denied: boolean };

/** A typed text as thoughts, read in the manner that belongs to its words. */
export function thoughtsOf(typed: string, mannerOf: (words: readonly string[]) => MannerWords): Thought[] {
  const manner = mannerOf(plain(typed).trim().split(' '));
  const thoughts: Thought[] = [];
  let denied = false;
  for (const [, words = '', end = ''] of typed.matchAll(/([^.;:!?…\n\r,،؛؟()]*)([.;:!?…\n\r,،؛؟()]|$)/gu)) {
    const text = plain(words);
    if (!text.trim()) continue;
    const goesOn = denied && has(text, manner.alternatives);
    const own = split(text, manner, goesOn);
    const before = thoughts.at(-1);
    if (before && saysNo(own)) before.denied = true; // "Law? Never."
    thoughts.push(...own);
    const last = own.at(-1);
    denied = /[,،]/u.test(end) && (last?.denied || (last?.denials.length ?? 0) > 0 || (denied && isShort(text)));
  }
  return thoughts;
}

const saysNo = (thoughts: readonly Thought[]) => thoughts.length === 1 && [...(thoughts[0]?.denials ?? []), ...(thoughts[0]?.afterDenials ?? [])].some(({ from, to }) => from === 1 && to === (thoughts[0]?.text.length ?? 0) - 1);
const isShort = (text: string) => text.trim().split(' ').length <= 3;

/** Gives the manner of the language that most of the small words belong to; where several have equally many, all of these. */
export function mannerFor(manners: readonly Manner[]): (words: readonly string[]) => MannerWords {
  const each = manners.map((manner) => mannerWords([manner]));
  const ties = new Map<string, MannerWords>();
  return (words) => {
    const scores = each.map(({ small }) => words.filter((word) => small.has(word)).length);
    const best = Math.max(0, ...scores);
    const spoken = manners.filter((_, index) => scores[index] === best);
    const key = scores.map((score) => Number(score === best)).join('');
    return ties.get(key) ?? ties.set(key, mannerWords(spoken)).get(key)!; // just put there
  };
}

function split(text: string, manner: MannerWords, goesOn: boolean): Thought[] {
  const quiet = [...spansOf(text, manner.affirmations)];
  const within = (span: Span, spans: readonly Span[]) => spans.some(({ from, to }) => from <= span.from && span.to <= to);
  const denials = [...spansOf(text, manner.denials)].filter((span) => !within(span, quiet));
  const afterDenials = [...spansOf(text, manner.afterDenials)];
  const others = [...spansOf(text, manner.others)];
  const breaks = [...spansOf(text, manner.breaks)].filter((span) => ![...quiet, ...denials, ...afterDenials].some((said) => said.from <= span.from && span.to <= said.to)).sort((a, b) => a.from - b.from);
  const ends = [...breaks.map(({ from }) => from), text.length];
  return ends.map((end, index) => {
    const start = index === 0 ? 0 : (ends[index - 1] ?? 0);
    const shift = index === 0 ? 0 : 1 - start; // the first stands behind a space already
    const own = (spans: readonly Span[]) => spans.filter(({ from, to }) => from >= start && to <= end).map(({ from, to }) => ({ from: from + shift, to: to + shift }));
    return { text: ` ${text.slice(start, end).trim()} `, denials: own(denials), afterDenials: own(afterDenials), others: own(others), denied: goesOn && index === 0 };
  });
}
