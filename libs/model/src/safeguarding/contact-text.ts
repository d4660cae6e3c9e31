import { digitsOf } from '../digits.ts';

/** In one script's digits and small letters, without accents and what nobody sees. */
export function plain(text: string): string {
  return inLatin(unaccented(digitsOf(unframed(text).normalize('NFKC').replaceAll(/[\p{Cf}\u0640]/gu, '').replaceAll('。', '.')).toLowerCase()));
}

/** Letters in brackets, circles and squares, and those that flags are made of, are the letters; a flag stands for itself. */
function unframed(text: string): string {
  return text.replaceAll(/(?<!\p{RI})\p{RI}{2}(?!\p{RI})/gu, ' $& ').replaceAll(/[\u{249C}-\u{24B5}\u{1F110}-\u{1F129}\u{1F130}-\u{1F149}\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/gu, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    const first = [0x24_9C, 0x1_F1_10, 0x1_F1_30, 0x1_F1_50, 0x1_F1_70, 0x1_F1_E6].findLast((start) => start <= code) ?? code;
    return String.fromCodePoint(0x61 + code - first);
  });
}

/** Letters of scripts that none of the languages is written in stand for those they look like. */
function inLatin(text: string): string {
  return text.replaceAll(/[\p{Script=Cyrillic}\p{Script=Greek}ıᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢɑɡɩ]/gu, (letter) => alike[letter] ?? letter);
}
const alike: Readonly<Record<string, string>> = Object.fromEntries(Array.from('аaвbсcԁdеeһhіiјjкkӏlмmнhоoрpѕsтtуyхxѵvԝwгrпnиuвbαaβbγyεeηnιiκkμuνvοoρpτtυuχxωwσoıiᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢzɑaɡgɩi'.matchAll(/../gu), ([pair]) => [pair[0], pair[1]]));

/** Letters that are written apart, one by one, stand together. */
export function withoutGaps(text: string): string {
  return text.replaceAll(/(?<![\p{L}\d])[\p{L}:/](?:[\s._*-]{1,3}[\p{L}:/.](?![\p{L}\d])){3,}/gu, (letters) => letters.replaceAll(/[\s_*-]/g, ''));
}

/** The same of a word whose letters have one and the same sign between them, and figures in place of letters. */
export function undisguised(text: string): string {
  const together = text.replaceAll(/(?<![\p{L}\d])[\p{L}\d]([\s._*|,·•~+/-]{1,3})[\p{L}\d](?![\p{L}\d])(?:\1[\p{L}\d](?![\p{L}\d])){1,}/gu, (letters) => letters.replaceAll(/[^\p{L}\d]/gu, ''));
  if (!/[@$!|\d]/.test(together)) return together;
  return together.replaceAll(/(?<![\p{L}\d@$!|])[\p{L}\d@$!|]*\p{L}[\p{L}\d@$!|]*/gu, (word) => word.replaceAll(/[@$!|\d](?=.*\p{L})|(?<=\p{L}.*)[@$!|\d]/gu, (sign) => standing[sign] ?? sign));
}
const standing: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '9': 'g', '@': 'a', $: 's', '!': 'i', '|': 'l' };

/** As it looks at a glance: letters that make up another one. */
export function asSeen(text: string): string {
  return text.replaceAll(/vv|\\\/\\\//g, 'w').replaceAll('rn', 'm').replaceAll('cl', 'd');
}

/** Without letters that are drawn out: loooove. */
export function notDrawnOut(text: string): string {
  return text.replaceAll(/(\p{L})\1{2,}/gu, '$1');
}

/** Apostrophes, quotation marks and hyphens do not change what is said; nor does a space where French has an apostrophe. */
export function spaced(text: string): string {
  return text.replaceAll(/['’`«»“”„"]/g, '').replaceAll(/[-\s]+/g, ' ').replaceAll(elided, '$1');
}
const elided = /(?<![\p{L}\d])([cdjlmnst]|qu) (?=(?:est|etai[st]|ai|es|as|un|une|ici|autres?|appli\w*|appell?\w*|ajout\w*|attend\w*|ecri\w*|envo\w+|echang\w*|habite\w*|aime|aura|en|il|elle|on)(?![\p{L}\d]))/gu;

/** One of the words between two others, or in brackets. */
export function wrapped(words: readonly string[]): string {
  return `(?:\\s*[([{]\\s*${anyOf(words)}\\s*[)\\]}]\\s*|\\s+${anyOf(words)}\\s+)`;
}

/** One of a few words, for a regular expression; of more they are phrases (phrases.ts). */
export function anyOf(words: readonly string[]): string {
  return `(?:${words.map((word) => inPlainLetters(word).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`;
}

/** A word of content in the letters that texts are compared in. */
export function inPlainLetters(word: string): string {
  return unaccented(word.normalize('NFKC').toLowerCase());
}

/** Nor with the two dots that Arabic often goes without at the end of a word. */
function unaccented(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}+/gu, '').normalize('NFC').replaceAll('ة', 'ه');
}

/** What is made when it is asked for first. */
export function lazily<Made>(make: () => Made): () => Made {
  let made: { it: Made } | undefined;
  return () => (made ??= { it: make() }).it;
}

/** What is made of the words of content is made once: a text is read with some twenty patterns. */
export function once<Words extends object, Made>(make: (words: Words) => Made): (words: Words) => Made {
  const kept = new WeakMap<Words, Made>();
  return (words) => {
    const made = kept.get(words) ?? make(words);
    kept.set(words, made);
    return made;
  };
}
