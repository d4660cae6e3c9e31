import { listOf, speakerFor, thoughtsOf, type Manner, type Spoken, type Thought } from './manner.ts';
import { ownersOf, plain, spansOf, wordsOf, type Span, type WordList, type Words } from './plain.ts';
import { speller, type Speller } from './spell.ts';
import { isFar, isPassed, isWeak, standsAfter, wordSpans, type Company, type PlainWords, type Said } from './sure.ts';

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

/** Words that count in any text, and those that count only in texts of their language, by its place among the languages. */
type Lists = { always: Words; own: readonly Words[] };
type ThemeWords = { id: string; words: Lists; pairs: { hints: Lists; with: Lists; askWith: Lists }[]; ask: Lists; denied: Lists; except: Lists; unless: Lists; anyone: boolean; evenDenied: boolean; isRefusal: boolean };

/** Finds the themes in typed text, in all languages it was written for. */
export type ThemeReader = { themes: readonly ThemeWords[]; /** Those of which a plain text holds a word: of the others it says nothing. */ touchedBy: (text: string, languages: readonly number[]) => ReadonlySet<ThemeWords>; /** By language, the words that leave plain what follows them, and with these all words that any theme is told by. */ plainly: readonly PlainWords[]; familiar: readonly PlainWords[]; spokenIn: (words: readonly string[]) => Spoken; respell: Speller };

/** The themes that typed words are about, and those of which the reading is unsure: they are asked about, never planned with. */
export type Reading = { about: Set<string>; perhaps: Set<string> };

/** The reader for the rules of every language, that of the source first; who reads in one language may type in another. */
export function themeReader(everyLanguage: readonly { themes: readonly WrittenTheme[]; manner: Manner }[]): ThemeReader {
  const [source] = everyLanguage;
  const written: { theme: ThemeWords; telling: TwoLists[][] }[] = (source?.themes ?? []).map(({ id, anyone = false, evenDenied = false, denied }) => {
    const each = everyLanguage.map(({ themes, manner }) => ({ theme: themes.find((theme) => theme.id === id), manner }));
    // A beginning counts in its own language alone: "institute" is no French "institut*".
    const lists = (field: 'words' | 'hints' | 'ask' | 'denied') => each.map(({ theme, manner }) => apart(theme?.[field], manner, (word) => !word.includes('*')));
    // So does a single word that means something else: "lecture" is reading in French.
    const phrases = (field: 'except' | 'unless') => each.map(({ theme, manner }) => apart(theme?.[field], manner, (word) => word.trim().includes(' ')));
    const [words, hints, ask, refused] = [lists('words'), lists('hints'), lists('ask'), lists('denied')];
    // A hint of one language needs company of the same language.
    const pairs = each.flatMap(({ theme, manner }, place) => {
      const only = (list: string | undefined) => listsOf(everyLanguage.map((_, index) => apart(index === place ? list : undefined, manner, (word) => !word.includes('*'))));
      return theme?.hints ? [{ hints: only(theme.hints), with: only(theme.with), askWith: only(theme.askWith) }] : [];
    });
    const theme = { id, anyone, evenDenied, isRefusal: denied !== undefined, pairs, words: listsOf(words), ask: listsOf(ask), denied: listsOf(refused), except: listsOf(phrases('except')), unless: listsOf(phrases('unless')) };
    return { theme, telling: [words, hints, ask, refused] };
  });
  const owners = (pick: (lists: TwoLists[]) => WordList[]) => ownersOf(written.map(({ theme, telling }): [ThemeWords, WordList[]] => [theme, telling.flatMap(pick)]));
  const inAnyText = owners((lists) => lists.map(({ always }) => always));
  const inItsText = everyLanguage.map((_, place) => owners((lists) => lists.slice(place, place + 1).map(({ own }) => own)));
  return {
    themes: written.map(({ theme }) => theme),
    touchedBy: (text, languages) => new Set([inAnyText, ...languages.flatMap((place) => inItsText[place] ?? [])].flatMap((find) => [...find(text)])),
    plainly: everyLanguage.map(({ manner }) => manner.plainly && wordsOf(listOf(plainIn(manner), manner))),
    familiar: everyLanguage.map(({ themes, manner }) => manner.plainly && wordsOf(listOf([plainIn(manner), ...themes.flatMap(wordsThatTell)].join().trim().replaceAll(/(?<=\S) +(?=\S)/gu, ','), manner))),
    spokenIn: speakerFor(everyLanguage.map(({ manner }) => manner)),
    respell: speller(everyLanguage.flatMap(({ themes, manner }) => [...themes, manner].flatMap((each) => Object.values(each).filter((list) => typeof list === 'string')))),
  };
}

const plainIn = ({ common, breaks, affirmations, alternatives, plainly }: Manner) => [common, breaks, affirmations, alternatives, plainly].join();
const wordsThatTell = ({ words, hints, with: company, ask, denied }: WrittenTheme) => [words, hints, company, ask, denied];

type TwoLists = { always: WordList; own: WordList };

/** A list of one language, with what counts in any text taken out. */
function apart(list = '', manner: Manner, countsAlways: (word: string) => boolean): TwoLists {
  const each = Map.groupBy(list.split(/[,،]/), countsAlways);
  return { always: listOf(each.get(true)?.join(), manner), own: listOf(each.get(false)?.join(), manner) };
}

const listsOf = (lists: readonly TwoLists[]): Lists => ({ always: wordsOf(...lists.map(({ always }) => always)), own: lists.map(({ own }) => wordsOf(own)) });
const spansIn = ({ text, languages }: Thought, { always, own }: Lists) => languages.reduce((spans, place) => (own[place]?.size ? spans.concat(spansOf(text, own[place])) : spans), spansOf(text, always));

/** The ids of the themes that a typed text is about for certain: said of oneself, and not denied. */
export function themesIn(typed: string, reader: ThemeReader): Set<string> {
  return readTyped(typed, reader).about;
}

/** Reads a typed text: a theme counts where one thought says it plainly; said with a doubt, it is one to ask about. */
export function readTyped(typed: string, { themes, touchedBy, spokenIn, respell, plainly, familiar }: ThemeReader): Reading {
  const reading: Reading = { about: new Set(), perhaps: new Set() };
  if (!/[\p{L}\p{N}]/u.test(typed)) return reading;
  const spoken = spokenIn(plain(typed).trim().split(' '));
  const thoughts = thoughtsOf(typed, spoken, respell);
  const isBrief = thoughts.length === 1 && wordSpans(thoughts[0]?.text ?? '').length <= 7;
  const company = { isPlain: standsAfter(plainly), isFamiliar: isBrief ? () => true : standsAfter(familiar) };
  const touched = thoughts.map(({ text }) => touchedBy(text, spoken.languages));
  for (const theme of themes) {
    const said = thoughts.map((thought, at) => (touched[at]?.has(theme) ? weigh(thought, theme, thoughts[at + 1]?.takesBack ?? false, company) : 'no'));
    if (said.includes('yes') || (said.includes('barely') && !isPassed(said, thoughts, company.isPlain))) reading.about.add(theme.id);
    else if (said.some((one) => one !== 'no')) reading.perhaps.add(theme.id);
  }
  return reading;
}

/** What one thought says of a theme: the surest of its words decides. */
function weigh(thought: Thought, theme: ThemeWords, isTakenBack: boolean, { isPlain, isFamiliar }: { isPlain: Company; isFamiliar: Company }): Said {
  let elsewhere: Span[] | undefined;
  const weighOne = (span: Span): Said => {
    elsewhere ??= spansIn(thought, theme.except);
    if (elsewhere.some(({ from, to }) => from <= span.from && span.to <= to)) return 'no';
    if (isUnsaid(thought, span, theme)) return 'no';
    if (!theme.anyone && thought.others.some(({ from }) => from < span.from)) return 'no';
    if (!theme.evenDenied && isDenied(thought, span)) return 'no';
    if (isDoubted(thought, span, theme) || isWeak(thought, span) || (isTakenBack && !theme.anyone && !theme.evenDenied)) return 'perhaps';
    const isPhrase = thought.text.slice(span.from, span.to).includes(' ');
    if (!isPhrase && !isFamiliar(thought, span)) return 'perhaps';
    return (isPhrase || theme.anyone || wordSpans(thought.text.slice(0, span.from)).length > 1) && isPlain(thought, span) ? 'yes' : 'barely';
  };
  const surest = (spans: Iterable<Span>) => surestOf(spans, weighOne);
  const beside = (company: 'with' | 'askWith') => surestOf(theme.pairs, (pair) => (spansIn(thought, pair[company]).length > 0 ? surest(spansIn(thought, pair.hints)) : 'no'));
  const ways: (() => Said)[] = [() => surest(spansIn(thought, theme.words)), () => beside('with'), () => refusal(thought, theme, isPlain)];
  const questions: (() => Said)[] = [() => beside('askWith'), () => surest(spansIn(thought, theme.ask))];
  const plainly = surestOf(ways, (way) => way());
  const said = plainly === 'no' && questions.some((way) => way() !== 'no') ? 'perhaps' : plainly;
  return said !== 'no' && spansIn(thought, theme.unless).length > 0 ? 'no' : said;
}

/** The surest of several; after a plain yes the rest is not looked at. */
function surestOf<One>(all: Iterable<One>, say: (one: One) => Said): Said {
  let said: Said = 'no';
  for (const one of all) {
    const mine = say(one);
    if (mine === 'yes') return mine;
    if (surer.indexOf(mine) > surer.indexOf(said)) said = mine;
  }
  return said;
}

const surer: readonly Said[] = ['no', 'perhaps', 'barely', 'yes'];

/** "I never want to lead": whether a word that tells the theme only so is denied here, by oneself; who "used to lead" may be asked. */
function refusal(thought: Thought, theme: ThemeWords, isPlain: Company): Said {
  const { denied, except } = theme;
  if (!thought.denied && thought.denials.length + thought.afterDenials.length === 0) return 'no';
  const elsewhere = spansIn(thought, except);
  const isPast = ({ from, to }: Span) => thought.past.some((span) => span.from === from && span.to === to);
  const present = { ...thought, denials: thought.denials.filter((span) => !isPast(span)) };
  return surestOf(spansIn(thought, denied), (span) => {
    if (isUnsaid(thought, span, theme) || thought.others.some(({ from }) => from < span.from) || elsewhere.some(({ from, to }) => from <= span.from && span.to <= to)) return 'no';
    return isDenied(present, span) ? (thought.isOver || isWeak(thought, span) || isFar(present, span, isPlain) ? 'perhaps' : 'yes') : isDenied(thought, span) ? 'perhaps' : 'no';
  });
}

/** "It is not that I refuse to study" says nothing of a refusal, "it is not that I dislike medicine" something of medicine. */
const isUnsaid = ({ unsaid }: Thought, span: Span, { isRefusal }: ThemeWords) => unsaid.some(({ from, to, twice }) => (isRefusal ? from <= span.from : to <= span.from && !twice));

/** What denies inside of the words themselves is part of them: "does not move". */
function isDenied({ text, denied, denials, afterDenials }: Thought, span: Span): boolean {
  const isOwn = ({ from, to }: Span) => span.from <= from && to <= span.to;
  return denied || denials.some((denial) => !isOwn(denial) && (denial.to <= span.from || denial.to === text.length - 1)) || afterDenials.some(({ from }) => from >= span.to);
}

/** It is over, or a word of doubt stands before it, "Mum wanted me to do law", or at the very end, "a minister one day lol", or somebody else may have said it, or it is only asked: "A doctor? My father's dream." */
function isDoubted({ text, doubts, afterDoubts, isOver, quoted, asks }: Thought, span: Span, theme: ThemeWords): boolean {
  if (isOver) return true;
  const isNot = !theme.isRefusal && afterDoubts.some(({ from }) => from >= span.to && text.slice(span.to, from).trim().split(' ').length <= 3);
  return !theme.anyone && !theme.evenDenied && (quoted || asks || isNot || doubts.some(({ from, to }) => from < span.from || to === text.length - 1));
}
