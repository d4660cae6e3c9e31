import { has, plain, spansOf, wordsOf, type Span, type WordList, type Words } from './plain.ts';

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
  /** Leave unsure whether what follows is meant: "as rich as", "wanted me to". */
  doubts?: string | undefined;
  /** Leave unsure what was said in the thought before them: "… but I hated it". */
  takeBacks?: string | undefined;
  /** Those of the denials that only tell of the past: "I used to lead" is no refusal. */
  past?: string | undefined;
  /** Leave unsure what stands before them: "nursing is not …", which may go on with "my thing" or "easy". */
  afterDoubts?: string | undefined;
  /** The thought tells of the past, or of what is only imagined: "I was", "I had". */
  wasOnce?: string | undefined;
  /** Somebody else says, thinks or wishes what follows: "tells me", "insists". */
  sayers?: string | undefined;
  /** People whose lot is not one's own, even where a theme holds whoever it is said of: "my neighbour has four children". */
  strangers?: string | undefined;
  /** What nobody works with, so that the thought is a figure of speech: "sow the seeds of friendship". */
  figures?: string | undefined;
  /** Somebody speaks with a wink, all through the text: "oh sure", "lol". */
  jests?: string | undefined;
  /** With `common`, the words that may stand before a theme's word and leave it plain: "I want to become a". */
  plainly?: string | undefined;
  /** All of the thought was so once, whoever and whatever it is said of: "when I was small". */
  over?: string | undefined;
  /** Nothing is said by what follows, denied or not: "it is not that I …". */
  unsaid?: string | undefined;
  /** Behind a denial, with a word between them at most, they take it back: "je ne pense pas seulement". */
  only?: string | undefined;
  /** A denial that is none where its other half follows and no denial stands between: "ne … que". */
  onlyWith?: string | undefined;
  /** One thing is left for another: "left … for" denies what stands between, and a new thought begins. */
  turns?: string | undefined;
  /** One thing is liked more than another: "prefer … to" denies what follows. */
  prefers?: string | undefined;
  /** How phones write: "jai = j ai"; with a star, what is written together with the word after it: "l*". */
  spellings?: string | undefined;
};

/** A {@link Manner} taken apart; `small` are the single words that only this language has so often. */
export type MannerWords = Record<Exclude<keyof Manner, 'common' | 'plainly' | 'spellings' | 'turns' | 'prefers' | 'onlyWith'>, Words> & { turns: Pair[]; prefers: Pair[]; onlyWith: Pair[]; small: ReadonlySet<string>; spellings: ReadonlyMap<string, string> };

/** What opens, and the words that may close it. */
type Pair = { open: Words; close: Words };

/** Takes apart the manner of a language, or of several together. */
export function mannerWords(manners: readonly Manner[]): MannerWords {
  const words = (field: keyof Manner) => wordsOf(...manners.map((manner) => listOf(manner[field], manner)));
  const spellings = manners.flatMap(({ spellings: list }) => spellingsIn(list));
  const small = manners.flatMap(({ common, breaks, denials, others }) => [common, breaks, denials, others].flatMap((list) => list.split(/[,،]/).map((word) => plain(word).trim())));
  const isSure = (short: string, meant: string) => spellings.every(([other, its]) => other !== short || its === meant); // "n" is "and" in one language and "not" in another
  return { spellings: new Map(spellings.filter(([short, meant]) => isSure(short, meant))), small: new Set([...small.filter((word) => word && !word.includes(' ')), ...spellings.map(([short]) => short)]), breaks: words('breaks'), denials: words('denials'), afterDenials: words('afterDenials'), affirmations: words('affirmations'), alternatives: words('alternatives'), others: words('others'), doubts: words('doubts'), takeBacks: words('takeBacks'), past: words('past'), afterDoubts: words('afterDoubts'), over: words('over'), unsaid: words('unsaid'), only: words('only'), wasOnce: words('wasOnce'), sayers: words('sayers'), strangers: words('strangers'), figures: words('figures'), jests: words('jests'), turns: manners.flatMap((manner) => pairsIn(manner.turns, manner)), prefers: manners.flatMap((manner) => pairsIn(manner.prefers, manner)), onlyWith: manners.flatMap((manner) => pairsIn(manner.onlyWith, manner)) };
}

/** A list of words of a language, with what that language may write together with them. */
export function listOf(list: string | undefined, { spellings }: Manner): WordList {
  const glued = (spellings ?? '').split(/[,،]/).filter((word) => word.trim().endsWith('*'));
  return { list, glued: glued.map((word) => plain(word).trim()) };
}

/** "left … for, quit … for": those that close alike are looked for together. */
function pairsIn(list = '', manner: Manner): Pair[] {
  const both = list.split(/[,،]/).flatMap((each) => { const [open, close] = each.split('…'); return open && close ? [{ open, close: close.trim() }] : []; });
  return [...Map.groupBy(both, ({ close }) => close)].map(([close, each]) => ({ open: wordsOf(listOf(each.map(({ open }) => open).join(), manner)), close: wordsOf(listOf(close, manner)) }));
}

/** Where the pairs stand in a text: each opening with the first closing behind it. */
function pairsOf(text: string, pairs: readonly Pair[]): { open: Span; close: Span }[] {
  return pairs.flatMap(({ open, close }) => {
    const opens = spansOf(text, open);
    if (opens.length === 0) return [];
    const closes = spansOf(text, close).sort((a, b) => a.from - b.from);
    return opens.flatMap((one) => closes.filter(({ from }) => from > one.to + 1).slice(0, 1).map((other) => ({ open: one, close: other }))); // with a word between them
  });
}

function spellingsIn(list = ''): [short: string, meant: string][] {
  return list.split(/[,،]/).map((each) => each.split('=').map((word) => plain(word).trim())).flatMap(([short, meant]): [string, string][] => (short && meant ? [[short, meant]] : []));
}

/** One thought of a typed text: its words, and where it denies or speaks of others. */
export type Thought = { text: string; /** The languages it may be in, by their place. */ languages: readonly number[]; denials: Span[]; /** Of the denials, those that only tell of the past. */ past: Span[]; afterDenials: Span[]; others: Span[]; doubts: Span[]; afterDoubts: Span[]; /** What follows one of these says nothing; `twice` where that denies a denial, "it is not that I dislike medicine". */ unsaid: (Span & { twice: boolean })[]; /** It tells of what is over. */ isOver: boolean; /** What makes it less sure, as {@link Manner} tells of each. */ wasOnce: Span[]; sayers: Span[]; strangers: Span[]; figures: Span[]; /** Something in the text is said with a wink. */ jests: boolean; /** It stands between quotation marks: somebody's words. */ quoted: boolean; /** It may take back the thought before it. */ takesBack: boolean; /** It asks, and no yes follows: "A doctor? My father's dream." */ asks: boolean; /** It goes on with a list that was denied before. */ denied: boolean };

// Three words at least: of fewer, somebody speaks with a wink.
const quoted = /["“”„«](?:[^\s"“”„«»]+\s+){2,}[^"“”„«»]*["“”»]/gu;

/** A typed text as thoughts, read in the manner that belongs to its words; `respell` writes a plain text as it is meant. */
export function thoughtsOf(typed: string, { mannerOf, inPart, languages }: Spoken, respell = (text: string) => text): Thought[] {
  const thoughts: Thought[] = [];
  let [denied, afterComma] = [false, false];
  let list: Thought[] = [];
  const quotes = [...typed.matchAll(quoted)].map(({ index, 0: { length } }) => ({ from: index, to: index + length }));
  const apart = typed.replace(quoted, (words) => `\n${words.slice(1, -1)}\n`);
  for (const { index, 1: words = '', 2: end = '' } of apart.matchAll(/([^.;:!?…\n\r,،؛؟()]*)([.;:!?…\n\r,،؛؟()]|$)/gu)) {
    const written = plain(words);
    const manner = inPart(written.trim().split(' ')) ?? mannerOf;
    const text = respell(spelled(written, manner));
    if (!text.trim()) continue;
    const goesOn = denied && has(text, manner.alternatives);
    const own = split(text, manner, goesOn).map((thought) => ({ ...thought, languages, quoted: quotes.some(({ from, to }) => from <= index && index < to), asks: /[?؟]/u.test(end) }));
    // "Everybody says doctor, doctor, doctor." "A doctor, said my uncle."
    if (afterComma && isShort(text) && list.some(({ sayers }) => sayers.length > 0)) for (const one of own) one.quoted = true;
    if (afterComma && own[0]?.sayers.some(({ from }) => from === 1)) for (const one of list) one.quoted = true;
    for (const one of thoughts.slice(-1)) one.asks &&= !has(text, manner.affirmations);
    if (saysNo(own)) for (const one of list) one.denied ||= one === list.at(-1) || isShort(one.text); // "Law? Never.", "Law, nursing, none of those"
    thoughts.push(...own);
    const last = own.at(-1);
    list = afterComma ? [...list, ...own] : own;
    afterComma = /[,،]/u.test(end);
    denied = afterComma && (last?.denied || (last?.denials.length ?? 0) > 0 || (denied && isShort(text)));
  }
  if (thoughts.some(({ jests }) => jests)) for (const one of thoughts) one.jests = true;
  return thoughts;
}

const spelled = (text: string, { spellings }: MannerWords) => (spellings.size > 0 ? text.split(' ').map((word) => spellings.get(word) ?? word).join(' ') : text);
const saysNo = (thoughts: readonly Omit<Thought, 'quoted' | 'asks' | 'languages'>[]) => thoughts.length === 1 && [...(thoughts[0]?.denials ?? []), ...(thoughts[0]?.afterDenials ?? [])].some(({ from, to }) => from === 1 && to === (thoughts[0]?.text.length ?? 0) - 1);
const isShort = (text: string) => text.trim().split(' ').length <= 3;

/** In what language a text is: its manner, that of a part which is in another one, and the languages (by their place) whose words it may hold. */
export type Spoken = { mannerOf: MannerWords; inPart: (words: readonly string[]) => MannerWords | undefined; languages: readonly number[] };

/** Tells the language by the small words: that which most of them belong to; where several have equally many, all of these. */
export function speakerFor(manners: readonly Manner[]): (words: readonly string[]) => Spoken {
  const each = manners.map((manner) => mannerWords([manner]));
  const ties = new Map<string, MannerWords>();
  const scoresOf = (words: readonly string[]) => each.map(({ small }) => words.filter((word) => small.has(word)).length);
  const best = (scores: readonly number[]) => Math.max(0, ...scores);
  const mannerOf = (scores: readonly number[]) => {
    const key = scores.map((score) => Number(score === best(scores))).join('');
    return ties.get(key) ?? ties.set(key, mannerWords(manners.filter((_, index) => scores[index] === best(scores)))).get(key)!; // just put there
  };
  return (words) => {
    const scores = scoresOf(words);
    const isSpoken = (index: number) => scores[index] === best(scores);
    return {
      mannerOf: mannerOf(scores),
      languages: scores.flatMap((score, index) => (score * 2 >= best(scores) ? [index] : [])),
      // "I want to stay here, sitaki kwenda nje": with none of the text's own small words, and some of another language.
      inPart: (part) => {
        const own = scoresOf(part);
        return best(own) > 0 && own.every((score, index) => score === 0 || !isSpoken(index)) ? mannerOf(own) : undefined;
      },
    };
  };
}

const wordsIn = (text: string, from: number, to: number) => text.slice(from, to).split(' ').filter(Boolean).length;

function split(text: string, manner: MannerWords, goesOn: boolean): Omit<Thought, 'quoted' | 'asks' | 'languages'>[] {
  const quiet = [...spansOf(text, manner.affirmations)];
  const within = (span: Span, spans: readonly Span[]) => spans.some(({ from, to }) => from <= span.from && span.to <= to);
  const only = [...spansOf(text, manner.only)];
  const isOnly = ({ to }: Span) => only.some(({ from }) => from > to && wordsIn(text, to, from) <= 1);
  const turns = pairsOf(text, manner.turns);
  const likedLess = pairsOf(text, manner.prefers).map(({ close }) => close);
  const denying = [...spansOf(text, manner.denials)];
  const halves = pairsOf(text, manner.onlyWith).filter(({ open, close }) => wordsIn(text, open.to, close.from) <= 3 && !denying.some(({ from }) => from > open.to && from < close.from));
  const denials = [...denying, ...turns.map(({ open }) => open), ...likedLess].filter((span) => !within(span, [...quiet, ...halves.map(({ open }) => open)]) && !isOnly(span));
  const tellsPast = [...spansOf(text, manner.past)];
  const past = denials.filter((span) => within(span, tellsPast));
  const afterDenials = [...spansOf(text, manner.afterDenials)];
  const others = [...spansOf(text, manner.others)];
  const doubts = [...spansOf(text, manner.doubts)];
  const afterDoubts = [...spansOf(text, manner.afterDoubts)].filter((span) => !within(span, quiet));
  const unsaid = [...spansOf(text, manner.unsaid)];
  const spansBy = { wasOnce: spansOf(text, manner.wasOnce).filter((span) => !within(span, quiet)), sayers: spansOf(text, manner.sayers), strangers: spansOf(text, manner.strangers), figures: spansOf(text, manner.figures) };
  const isTwice = (span: Span) => quiet.some(({ from, to }) => from < span.to && span.from < to);
  const apart = [...spansOf(text, manner.breaks)].filter((span) => !within(span, [...quiet, ...denials, ...afterDenials]) && !doubts.some(({ from, to }) => from <= span.from && span.from < to) && !unsaid.some(({ to }) => to + 1 === span.from));
  const breaks = [...apart, ...turns.map(({ close }) => close)].sort((a, b) => a.from - b.from).filter(({ from }, index, sorted) => from > (sorted[index - 1]?.to ?? -2) + 1); // "وأنا" is one, though "أنا" is another
  const ends = [...breaks.map(({ from }) => from), text.length];
  return ends.map((end, index) => {
    const start = index === 0 ? 0 : (ends[index - 1] ?? 0);
    const shift = index === 0 ? 0 : 1 - start; // the first stands behind a space already
    const own = (spans: readonly Span[]) => spans.filter(({ from, to }) => from >= start && to <= end).map(({ from, to }) => ({ from: from + shift, to: to + shift }));
    const itself = ` ${text.slice(start, end).trim()} `;
    return { text: itself, takesBack: has(itself, manner.takeBacks), denials: own(denials), past: own(past), afterDenials: own(afterDenials), others: own(others), doubts: own(doubts), afterDoubts: own(afterDoubts), unsaid: unsaid.flatMap((span) => own([span]).map((mine) => ({ ...mine, twice: isTwice(span) }))), isOver: has(itself, manner.over), wasOnce: own(spansBy.wasOnce), sayers: own(spansBy.sayers), strangers: own(spansBy.strangers), figures: own(spansBy.figures), jests: has(itself, manner.jests), denied: goesOn && index === 0 };
  });
}
