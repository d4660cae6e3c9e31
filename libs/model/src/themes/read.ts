import { mannerFor, thoughtsOf, type Manner, type MannerWords, type Thought } from './manner.ts';
import { has, spansOf, wordsOf, type Span, type Words } from './plain.ts';

/** What typed words may be about, as one language tells it; lists of words have commas between them, and a star leaves an end open. */
export type WrittenTheme = {
  id: string;
  /** Enough by themselves. */
  words: string;
  /** Count only beside one of `with`, in the same thought. */
  hints?: string | undefined;
  with?: string | undefined;
  /** Phrases in which the words mean something else. */
  except?: string | undefined;
  /** In the same thought they take it back: "no problem". */
  unless?: string | undefined;
  /** It holds whoever it is said of. */
  anyone?: boolean | undefined;
  /** It holds though it is denied: who has no electricity speaks of electricity. */
  evenDenied?: boolean | undefined;
};

type ThemeWords = { id: string; words: Words; pairs: { hints: Words; with: Words }[]; except: Words; unless: Words; anyone: boolean; evenDenied: boolean };

/** Finds the themes in typed text, in all languages it was written for. */
export type ThemeReader = { themes: ThemeWords[]; mannerOf: (words: readonly string[]) => MannerWords };

/** The reader for the rules of every language, that of the source first; who reads in one language may type in another. */
export function themeReader(everyLanguage: readonly { themes: readonly WrittenTheme[]; manner: Manner }[]): ThemeReader {
  const [source] = everyLanguage;
  return {
    mannerOf: mannerFor(everyLanguage.map(({ manner }) => manner)),
    themes: (source?.themes ?? []).map(({ id, anyone = false, evenDenied = false }) => {
      const written = everyLanguage.flatMap(({ themes }) => themes.filter((theme) => theme.id === id));
      const all = (list: (theme: WrittenTheme) => string | undefined) => wordsOf(...written.map(list));
      // A hint of one language needs company of the same language.
      const pairs = written.map((theme) => ({ hints: wordsOf(theme.hints), with: wordsOf(theme.with) })).filter(({ hints }) => hints.size > 0);
      return { id, anyone, evenDenied, pairs, words: all(({ words }) => words), except: all(({ except }) => except), unless: all(({ unless }) => unless) };
    }),
  };
}

/** The ids of the themes that a typed text is about: said of oneself, and not denied. */
export function themesIn(typed: string, { themes, mannerOf }: ThemeReader): Set<string> {
  if (!/[\p{L}\p{N}]/u.test(typed)) return new Set();
  const thoughts = thoughtsOf(typed, mannerOf);
  return new Set(themes.filter((theme) => thoughts.some((thought) => isAbout(thought, theme))).map(({ id }) => id));
}

function isAbout(thought: Thought, theme: ThemeWords): boolean {
  const { text, denied, denials, afterDenials, others } = thought;
  let elsewhere: Span[] | undefined;
  const meant = (span: Span) => {
    elsewhere ??= [...spansOf(text, theme.except)];
    if (elsewhere.some(({ from, to }) => from <= span.from && span.to <= to)) return false;
    if (!theme.anyone && others.some(({ to }) => to <= span.from)) return false;
    return theme.evenDenied || !(denied || denials.some(({ to }) => to <= span.from || to === text.length - 1) || afterDenials.some(({ from }) => from >= span.to));
  };
  const found = any(spansOf(text, theme.words), meant) || theme.pairs.some((pair) => has(text, pair.with) && any(spansOf(text, pair.hints), meant));
  return found && !has(text, theme.unless);
}

/** Whether one passes; the others are not looked for. */
function any(spans: Iterable<Span>, test: (span: Span) => boolean): boolean {
  for (const span of spans) if (test(span)) return true;
  return false;
}
