import { listOf, mannerFor, thoughtsOf, type Manner, type MannerWords, type Thought } from './manner.ts';
import { has, ownersOf, spansOf, wordsOf, type Span, type WordList, type Words } from './plain.ts';

/** What typed words may be about, as one language tells it; lists of words have commas between them, and a star leaves an end open. */
export type WrittenTheme = {
  id: string;
  /** Enough by themselves. */
  words: string;
  /** Count only beside one of `with`, in the same thought. */
  hints?: string | undefined;
  with?: string | undefined;
  /** Beside one of these, in the same thought, a hint is asked about: "I live with my sister". */
  askWith?: string | undefined;
  /** Asked about by themselves: who relocates may go abroad. */
  ask?: string | undefined;
  /** Phrases in which the words mean something else. */
  except?: string | undefined;
  /** In the same thought they take it back: "no problem". */
  unless?: string | undefined;
  /** Tell it only where they are denied: who does not want to "lead". */
  denied?: string | undefined;
  /** It holds whoever it is said of. */
  anyone?: boolean | undefined;
  /** It holds though it is denied: who has no electricity speaks of electricity. */
  evenDenied?: boolean | undefined;
};

type ThemeWords = { id: string; words: Words; pairs: { hints: Words; with: Words; askWith: Words }[]; ask: Words; denied: Words; except: Words; unless: Words; anyone: boolean; evenDenied: boolean };

/** Finds the themes in typed text, in all languages it was written for. */
export type ThemeReader = { themes: ThemeWords[]; /** Those of which a plain text holds a word: of the others it says nothing. */ touchedBy: (text: string) => ReadonlySet<ThemeWords>; mannerOf: (words: readonly string[]) => MannerWords };

/** The themes that typed words are about, and those of which the reading is unsure: they are asked about, never planned with. */
export type Reading = { about: Set<string>; perhaps: Set<string> };

/** The reader for the rules of every language, that of the source first; who reads in one language may type in another. */
export function themeReader(everyLanguage: readonly { themes: readonly WrittenTheme[]; manner: Manner }[]): ThemeReader {
  const [source] = everyLanguage;
  const read = (source?.themes ?? []).map(({ id, anyone = false, evenDenied = false }): [ThemeWords, WordList[]] => {
    const written = everyLanguage.flatMap(({ themes, manner }) => themes.filter((theme) => theme.id === id).map((theme) => ({ theme, manner })));
    const all = (list: (theme: WrittenTheme) => string | undefined) => written.map(({ theme, manner }) => listOf(list(theme), manner));
    // A hint of one language needs company of the same language.
    const pairs = written.map(({ theme, manner }) => ({ hints: wordsOf(listOf(theme.hints, manner)), with: wordsOf(listOf(theme.with, manner)), askWith: wordsOf(listOf(theme.askWith, manner)) })).filter(({ hints }) => hints.size > 0);
    const [words, hints, ask, denied] = [all((theme) => theme.words), all((theme) => theme.hints), all((theme) => theme.ask), all((theme) => theme.denied)];
    const theme = { id, anyone, evenDenied, pairs, ask: wordsOf(...ask), denied: wordsOf(...denied), words: wordsOf(...words), except: wordsOf(...all(({ except }) => except)), unless: wordsOf(...all(({ unless }) => unless)) };
    return [theme, [...words, ...hints, ...ask, ...denied]];
  });
  return { mannerOf: mannerFor(everyLanguage.map(({ manner }) => manner)), themes: read.map(([theme]) => theme), touchedBy: ownersOf(read) };
}

/** The ids of the themes that a typed text is about for certain: said of oneself, and not denied. */
export function themesIn(typed: string, reader: ThemeReader): Set<string> {
  return readTyped(typed, reader).about;
}

/** Reads a typed text: a theme counts where one thought says it plainly; said with a doubt, it is one to ask about. */
export function readTyped(typed: string, { themes, touchedBy, mannerOf }: ThemeReader): Reading {
  const reading: Reading = { about: new Set(), perhaps: new Set() };
  if (!/[\p{L}\p{N}]/u.test(typed)) return reading;
  const thoughts = thoughtsOf(typed, mannerOf);
  const touched = thoughts.map(({ text }) => touchedBy(text));
  for (const theme of themes) {
    const said = thoughts.map((thought, at) => (touched[at]?.has(theme) ? weigh(thought, theme, thoughts[at + 1]?.takesBack ?? false) : 'no'));
    if (said.includes('yes')) reading.about.add(theme.id);
    else if (said.includes('perhaps')) reading.perhaps.add(theme.id);
  }
  return reading;
}

type Said = 'no' | 'perhaps' | 'yes';

/** What one thought says of a theme: the surest of its words decides. */
function weigh(thought: Thought, theme: ThemeWords, isTakenBack: boolean): Said {
  const { text } = thought;
  let elsewhere: Span[] | undefined;
  const weighOne = (span: Span): Said => {
    elsewhere ??= [...spansOf(text, theme.except)];
    if (elsewhere.some(({ from, to }) => from <= span.from && span.to <= to)) return 'no';
    if (!theme.anyone && thought.others.some(({ from }) => from < span.from)) return 'no';
    if (!theme.evenDenied && isDenied(thought, span)) return 'no';
    return isDoubted(thought, span, theme) || (isTakenBack && !theme.anyone && !theme.evenDenied) ? 'perhaps' : 'yes';
  };
  const surest = (spans: Iterable<Span>) => surestOf(spans, weighOne);
  const beside = (company: 'with' | 'askWith') => surestOf(theme.pairs, (pair) => (has(text, pair[company]) ? surest(spansOf(text, pair.hints)) : 'no'));
  const ways: (() => Said)[] = [() => surest(spansOf(text, theme.words)), () => beside('with'), () => refusal(thought, theme)];
  const questions: (() => Said)[] = [() => beside('askWith'), () => surest(spansOf(text, theme.ask))];
  const plainly = surestOf(ways, (way) => way());
  const said = plainly === 'no' && questions.some((way) => way() !== 'no') ? 'perhaps' : plainly;
  return said !== 'no' && has(text, theme.unless) ? 'no' : said;
}

/** The surest of several; after a plain yes the rest is not looked at. */
function surestOf<One>(all: Iterable<One>, say: (one: One) => Said): Said {
  let said: Said = 'no';
  for (const one of all) {
    const mine = say(one);
    if (mine === 'yes') return mine;
    if (mine === 'perhaps') said = mine;
  }
  return said;
}

/** "I never want to lead": whether a word that tells the theme only so is denied here, by oneself; who "used to lead" may be asked. */
function refusal(thought: Thought, { denied, except }: ThemeWords): Said {
  if (!thought.denied && thought.denials.length + thought.afterDenials.length === 0) return 'no';
  const elsewhere = [...spansOf(thought.text, except)];
  const isPast = ({ from, to }: Span) => thought.past.some((span) => span.from === from && span.to === to);
  const present = { ...thought, denials: thought.denials.filter((span) => !isPast(span)) };
  return surestOf(spansOf(thought.text, denied), (span) => {
    if (thought.others.some(({ from }) => from < span.from) || elsewhere.some(({ from, to }) => from <= span.from && span.to <= to)) return 'no';
    return isDenied(present, span) ? 'yes' : isDenied(thought, span) ? 'perhaps' : 'no';
  });
}

function isDenied({ text, denied, denials, afterDenials }: Thought, span: Span): boolean {
  return denied || denials.some(({ to }) => to <= span.from || to === text.length - 1) || afterDenials.some(({ from }) => from >= span.to);
}

/** A word of doubt stands before it, "Mum wanted me to do law", or at the very end, "a minister one day lol", or somebody else may have said it, or it is only asked: "A doctor? My father's dream." */
function isDoubted({ text, doubts, quoted, asks }: Thought, span: Span, theme: ThemeWords): boolean {
  return !theme.anyone && !theme.evenDenied && (quoted || asks || doubts.some(({ from, to }) => from < span.from || to === text.length - 1));
}
