/** Small letters without accents, one space between words and around the text: "Médecin, peut-être" is " medecin peut etre "; Arabic endings that phones write either way are one. */
export function plain(text: string): string {
  return ` ${text.normalize('NFD').replace(/\p{M}+/gu, '').toLowerCase().replace(/ة/gu, 'ه').replace(/ى/gu, 'ي').replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}

/** Words to look for, by how they begin, so that a text is not searched for each of thousands. */
export type Words = { byStart: ReadonlyMap<string, readonly string[]>; glued: readonly { before: ReadonlyMap<string, readonly string[]>; byStart: ReadonlyMap<string, readonly string[]> }[]; open: readonly string[]; size: number };

/** A list of words, and what its language may write together with the word after it: "l'école", "والمدرسة". */
export type WordList = { list: string | undefined; glued: readonly string[] };

/** The words of a list, or of several; a star leaves that end open, and # is any number up to ten. Lists are written with commas, in any script. */
export function wordsOf(...lists: readonly (string | undefined | WordList)[]): Words {
  const all = lists.map((list) => (typeof list === 'object' ? list : { list, glued: [] })).map(({ list, glued }) => ({ written: writtenIn(list), before: glued }));
  const written = new Set(all.flatMap((each) => each.written));
  const byStart = (words: Iterable<string>) => Map.groupBy([...words].filter((word) => word.startsWith(' ')), (word) => startAt(word, 1));
  const glued = all.flatMap(({ before, written: own }) => Object.values(Object.groupBy(before, glueKind)).filter((each) => each !== undefined).map((each) => ({ before: Map.groupBy(each, (letters) => letters.charAt(0)), byStart: byStart(own.filter((word) => takesGlue[glueKind(each[0] ?? '')].test(word))) })));
  return { byStart: byStart(written), glued, open: [...written].filter((word) => !word.startsWith(' ')), size: written.size };
}

const glueKind = (glue: string) => (!/^[a-z]/u.test(glue) ? 'other' : /[aeio]$/u.test(glue) ? (glue.length > 2 ? 'person' : 'short') : 'elided');

// Of four letters at least, and none that a Latin script would not elide before: "dart" is no "art", "learn" no "earn". What ends in a vowel is a beginning of verbs, as in Swahili: "nitaimba".
const takesGlue = { other: /^ (?!\p{Script=Latin})\p{L}{4}/u, elided: /^ [aeiouyh]\p{Script=Latin}{4}/u, short: /^ \p{Script=Latin}{4}/u, person: /^ \p{Script=Latin}{3}/u };

function writtenIn(list = ''): string[] {
  const each = list.split(/[,،]/).flatMap((word) => (word.includes('#') ? upToTen.map((number) => word.replace('#', number)) : [word]));
  return each.map(wanted).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

const upToTen = Array.from({ length: 10 }, (_, index) => String(index + 1));

/** As it stands in a plain text, between spaces. */
function wanted(word: string): string {
  const [, before, inner = '', after] = /^\s*(\*?)(.*?)(\*?)\s*$/u.exec(word) ?? [];
  const core = plain(inner).trim();
  return core && `${before ? '' : ' '}${core}${after ? '' : ' '}`;
}

const startAt = (text: string, at: number) => text.slice(at, at + 2);

/** A stretch of a plain text, from its first to behind its last letter. */
export type Span = { from: number; to: number };

/** Where the words stand in a plain text, one after another. */
export function spansOf(text: string, words: Words): Span[] {
  const spans: Span[] = [];
  eachIn(text, words, (_word, from, to) => spans.push({ from, to }));
  return spans;
}

/** Tells every word that stands in a plain text, as it is written, and where. */
function eachIn(text: string, { byStart, glued, open }: Words, tell: (word: string, from: number, to: number) => void): void {
  for (const { from, start, letter } of beginningsOf(text)) {
    for (const word of byStart.get(start) ?? none) {
      if (text.startsWith(word, from - 1)) tell(word, from, from - 1 + word.trimEnd().length);
    }
    for (const own of glued) {
      for (const before of own.before.get(letter) ?? none) {
        if (!text.startsWith(before, from)) continue;
        const inner = from + before.length;
        for (const word of own.byStart.get(startAt(text, inner)) ?? none) if (text.startsWith(word.slice(1), inner)) tell(word, inner, inner + word.trim().length);
      }
    }
  }
  for (const word of open) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) tell(word, at, at + word.trimEnd().length);
  }
}

/** Finds whose words stand in a plain text, in one look for the words of all of them. */
export function ownersOf<Owner>(owners: readonly (readonly [Owner, readonly WordList[]])[]): (text: string) => Set<Owner> {
  const byWord = new Map<string, Set<Owner>>();
  for (const [owner, lists] of owners) {
    for (const word of lists.flatMap(({ list }) => writtenIn(list))) byWord.set(word, (byWord.get(word) ?? new Set()).add(owner));
  }
  const byGlue = Map.groupBy(owners.flatMap(([, lists]) => lists), ({ glued }) => glued.join());
  const words = wordsOf(...[...byGlue.values()].map((lists) => ({ list: lists.map(({ list = '' }) => list).join(), glued: lists[0]?.glued ?? [] })));
  return (text) => {
    const found = new Set<Owner>();
    eachIn(text, words, (word) => byWord.get(word)?.forEach((owner) => found.add(owner)));
    return found;
  };
}

type Beginning = { from: number; start: string; letter: string };

const none: readonly string[] = [];
const known = new Map<string, Beginning[]>();

/** Where the words of a plain text begin, and how: a text is looked through for hundreds of lists, one after another. */
function beginningsOf(text: string): Beginning[] {
  const before = known.get(text);
  if (before) return before;
  if (known.size >= 32) known.clear(); // more thoughts than a typed answer has
  const beginnings: Beginning[] = [];
  for (let space = text.indexOf(' '); space >= 0 && space < text.length - 1; space = text.indexOf(' ', space + 1)) {
    beginnings.push({ from: space + 1, start: startAt(text, space + 1), letter: text.charAt(space + 1) });
  }
  known.set(text, beginnings);
  return beginnings;
}

/** Whether any of the words stands in a plain text. */
export function has(text: string, words: Words): boolean {
  return spansOf(text, words).length > 0;
}
