/** A text in which phrases are looked for by its words: runs of letters and figures or, where figures stand for words as well, of letters alone. */
export type Reading = {
  text: string;
  /** From which kind on a sign is part of a word. */
  least: number;
  /** Where something may begin: with nothing of a word right before it. */
  starts: readonly number[];
  /** The first word from each place that was looked at, and the first two. */
  keys: Map<number, Keys>;
};
export type Keys = { one: string; two: string | undefined };

export function readingOf(text: string, isOfLetters = false): Reading {
  const least = isOfLetters ? letter : figure;
  const starts: number[] = [];
  let isInside = false;
  for (let at = 0; at < text.length; at += 1) {
    if (!isInside) starts.push(at);
    isInside = kindAt(text, at) >= least;
  }
  return { text, least, starts, keys: new Map() };
}

export function isWordAt({ text, least }: Reading, at: number): boolean {
  return at < text.length && kindAt(text, at) >= least;
}

/** Where the word ends that goes on there. */
export function wordEnd(read: Reading, at: number): number {
  let end = at;
  while (isWordAt(read, end)) end += 1;
  return end;
}

/** Where letters end that begin there. */
export function lettersEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && kindAt(text, end) === letter) end += 1;
  return end;
}

/** Under which a phrase that begins there is kept. */
export function keysAt(read: Reading, at: number): Keys {
  const known = read.keys.get(at);
  if (known) return known;
  const end = wordEnd(read, at);
  const isPair = end > at && read.text[end] === ' ' && isWordAt(read, end + 1);
  const keys = { one: read.text.slice(at, end), two: isPair ? read.text.slice(at, wordEnd(read, end + 1)) : undefined };
  read.keys.set(at, keys);
  return keys;
}

const [other, figure, letter] = [1, 2, 3];
/** What each sign is, once it was seen: a look is some twenty times as fast as a regular expression. */
const kinds = new Uint8Array(0x1_00_00);

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code < 0xd8_00 || code >= 0xe0_00) return (kinds[code] ||= kindOf(code));
  const isSecond = code >= 0xdc_00 && /[\ud800-\udbff]/.test(text[at - 1] ?? '');
  return kindOf(text.codePointAt(isSecond ? at - 1 : at) ?? code);
}

function kindOf(code: number): number {
  const sign = String.fromCodePoint(code);
  return /\p{L}/u.test(sign) ? letter : /\d/.test(sign) ? figure : other;
}
