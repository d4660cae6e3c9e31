import { oneLine, withoutUnseen } from '@bridge/model';

const linkWithText = /!?\[([^\]]*)\]\([^)]*\)/gu;
const tags = /<[^<>]*>/gu;
const addresses = /[a-z0-9+.-]{1,21}:\/\/\S*|\bwww\.\S+|\b(?:mailto|javascript|vbscript|data|tel):\S+|[^\s@]+@[^\s@]+\.[^\s@]+/giu;
const marks = /\*+|`+|__+|~~+|^\s*(?:#{1,6}|[-+•]|\d{1,2}[.)])\s+|[<>{}[\]]/gmu;

/** What a model wrote, as one line of plain text: without markup, addresses and characters nobody sees. */
export function plainText(written: string): string {
  const plain = withoutUnseen(written.toWellFormed())
    .replace(linkWithText, '$1')
    .replace(tags, ' ')
    .replace(addresses, ' ')
    .replace(marks, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/ +([.,;!?]|:(?!\/\/))/gu, '$1');
  return oneLine(plain);
}
