import { firstUnseen } from '@bridge/model';

// A tag with attributes, or one of the names that act; <bold> and </link> are i18next's own and harmless.
const html = /<\s*(?:[!?]|\/?\s*(?:script|style|iframe|object|embed|svg|math|img|base|meta|link\s+|form|input|button|a|b|i|u|p|br|hr|div|span|em|strong|ul|ol|li|h[1-6]|table|tr|td|th|video|audio|details|template|textarea|select)\b[^<>]*>|(?:script|style|iframe|img|svg)\b|[a-z][a-z0-9-]*[\s/]+[^<>]*=)/i;
const markdownLink = /\]\(\s*([^)\s]*)/g;

/** Where the first character stands that nobody can see, and what it is; undefined where every one is seen. */
export function unseenCharacter(text: string, from = 0): { offset: number; message: string } | undefined {
  const found = firstUnseen(from === 0 ? text : text.slice(from));
  if (!found) return undefined;
  const code = `U+${found.sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`; // a sign is not empty
  const what = /[\ufffc\ufffd]/.test(found.sign) ? 'a sign that stands for something lost' : /[\p{Co}\p{Noncharacter_Code_Point}]/u.test(found.sign) ? 'a character that no font has' : 'an invisible control character';
  return { offset: from + found.offset, message: `holds ${what} (${code}): delete it, or type the words again instead of pasting them` };
}

/** A word with Latin letters and such as only look like them: it is read as one word, and found, sorted and pronounced as another. */
export function wordOfTwoAlphabets(value: string): string | undefined {
  if (!/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(value)) return undefined;
  return value.match(/[\p{L}\p{M}]+/gu)?.find((word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word));
}

/** UTF-8 that was read as another encoding and saved so: "é" has become "Ã©". */
const garbled = /[ÃÂ][\u0080-\u00a9\u00ac-\u00ba]|â€.?|ï»¿/u;
/** What stands for a break or a sign in the writing of programs. */
const escape = /\\(?:[nrt"'\\]|u[\da-f]{4})/i;

/** What is told of a text whose line break nobody would see. */
export const oneLineAlone = 'has a line break, which is not shown: write one line';

/** What is wrong with a text that could harm a reader, or undefined. */
export function hostileText(value: string): string | undefined {
  const hidden = unseenCharacter(value);
  if (hidden) return hidden.message;
  const mixed = wordOfTwoAlphabets(value);
  if (mixed !== undefined) return `has "${mixed}", in which letters of another alphabet look like its own: type the word again`;
  const [mess] = garbled.exec(value) ?? [];
  if (mess !== undefined) return `holds "${mess}", which was another character once: the file was opened in the wrong encoding (choose UTF-8), type the word again`;
  if (/\p{M}{5}/u.test(value)) return 'piles marks on one letter: type the word again';
  const [written] = escape.exec(value) ?? [];
  if (written !== undefined) return `holds "${written}", which is shown as it stands`;
  if (!value.isWellFormed()) return 'holds half a character (a lone surrogate)';
  if (value.includes('<') && html.test(value)) return 'holds HTML: write plain text';
  const [entity] = value.includes('&') ? (/&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i.exec(value) ?? []) : [];
  if (entity !== undefined) return `holds "${entity}", which is shown as it stands: write the character itself`;
  if (value.includes('](')) {
    for (const [, target = ''] of value.matchAll(markdownLink)) {
      if (!safeLink(target)) return `links to "${target}": use a path of this site, https:, mailto: or tel:`;
    }
  }
  if (/[\t\r\f\v\u0085]/.test(value)) return 'holds a tab or another sign that only typewriters know: write a blank';
  // A separator is nothing but blanks and signs.
  if (value.trim() !== value && /[\p{L}\p{N}]/u.test(value)) return 'begins or ends with blanks or a line break: take them away';
  return undefined;
}

/** True for a path of this site, https:, mailto: and tel:, and nothing that a browser could read as something else. */
export function safeLink(value: string): boolean {
  // eslint-disable-next-line no-control-regex -- browsers drop these inside a scheme: "java\nscript:"
  if (/[\u0000-\u0020\u007f-\u00a0\\<>"`]/.test(value) || unseenCharacter(value)) return false;
  if (/(?:^|\/)(?:\.|%2e){1,2}(?:[/?#]|$)/i.test(value)) return false; // ways up: a link says where it leads
  if (/^[/#?](?!\/)/.test(value)) return true;
  const [, host] = /^https:\/\/([^/?#@]+)(?:[/?#]|$)/i.exec(value) ?? /^mailto:[^@]+@([^@?:]+)(?:\?[^@]*)?$/i.exec(value) ?? [];
  return host === undefined ? /^tel:\+?[0-9-]*[0-9][0-9-]*$/.test(value) : isHost(host) && URL.canParse(value);
}

/** A name that the world can look up, with a port or without: "bridge.example", not "localhost". */
function isHost(host: string): boolean {
  const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`;
  return new RegExp(String.raw`^(?:${label}\.)+(?=[^.]*\p{L})${label}(?::\d+)?$`, 'u').test(host);
}
