// Controls but line ends, bidi marks and overrides, and characters that take no room.
// eslint-disable-next-line no-control-regex -- the controls are what it looks for
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;
const linkWithText = /!?\[([^\]]*)\]\([^)]*\)/gu;
const tags = /<[^<>]*>/gu;
const addresses = /[a-z0-9+.-]{1,21}:\/\/\S*|\bwww\.\S+|\b(?:mailto|javascript|vbscript|data|tel):\S+|[^\s@]+@[^\s@]+\.[^\s@]+/giu;
const marks = /\*+|`+|__+|~~+|^\s*(?:#{1,6}|[-+•]|\d{1,2}[.)])\s+|[<>{}[\]]/gmu;

/** What a model wrote, as one line of plain text: without markup, addresses and characters nobody sees. */
export function plainText(written: string): string {
  return written
    .toWellFormed()
    .replace(unseen, '')
    .replace(linkWithText, '$1')
    .replace(tags, ' ')
    .replace(addresses, ' ')
    .replace(marks, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/ +([.,;!?]|:(?!\/\/))/gu, '$1')
    .trim();
}
