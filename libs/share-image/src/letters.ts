import path from 'node:path';
import { forXml } from '@bridge/model/xml';
import { Resvg } from '@resvg/resvg-js';

export const drawings = path.resolve(import.meta.dirname, '../drawings');
export const face = path.join(drawings, 'bricolage-grotesque-640.ttf');
const family = 'Bricolage Grotesque';
const others = 'Noto Sans, DejaVu Sans, Liberation Sans, Arial'; // for text in other writing, all of it in one of them
export const left = 66;
const width = 1068;
const longest = 240; // letters: more have no room in any size
const alwaysWhole = 6; // letters of a word that has room in any size
const segmenter = new Intl.Segmenter();

// What the face can draw; for other writing the machine's own faces are looked through, which takes longer.
const covered = /^[\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u2212]*$/;

/** A size of letters and how many lines of them have room. */
export type Size = { size: number; lines: number };

/** One line of text. */
export function letters(text: string, size: number, x: number, y: number): string {
  return line(text, size, x, y, manner(text));
}

/** The text in the largest size in which it has room; cut to the last size's lines where it has none. */
export function paragraph(given: string, sizes: readonly Size[], top: number): string {
  const text = given.slice(0, longest * 8).replace(/\p{Extended_Pictographic}|\ufe0f/gu, '').replace(/\s+/g, ' ').trim(); // hardly a face has emoji, and none in one colour
  const words = lettersOf(text).slice(0, longest).join('').split(' ');
  const all = manner(text);
  const { size, lines } = fit(words, sizes, all);
  return lines.map((part, index) => line(part, size, all.isRtl ? left + width : left, top + size * (0.92 + index * 1.02), all)).join('');
}

/** The faces of a text, the same for all its lines, and whether it is written from the right: as most of its letters are. */
type Manner = { faces: string; isRtl: boolean };
function manner(text: string): Manner {
  const fromRight = text.match(/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/g)?.length ?? 0;
  return { faces: covered.test(text) ? family : others, isRtl: fromRight > (text.match(/\p{L}/gu)?.length ?? 0) / 2 };
}

function line(text: string, size: number, x: number, y: number, { faces, isRtl }: Manner): string {
  const side = isRtl ? ' text-anchor="end"' : '';
  const said = isRtl ? `\u202b${escape(text)}\u202c` : escape(text); // the renderer takes every line for one from the left
  return `<text x="${x}" y="${y}" font-family="${faces}, sans-serif" font-size="${size}" font-weight="${faces === family ? 640 : 700}" letter-spacing="${-0.028 * size}" fill="#21201c"${side}>${said}</text>`;
}

/** The picture as PNG, 1200x630 on paper. `texts` is all that is written on it. */
export function toPng(inside: string, texts: string): Buffer {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="#f9f9f3"/>${inside}</svg>`;
  return new Resvg(svg, options(texts)).render().asPng();
}

function fit(words: readonly string[], sizes: readonly Size[], all: Manner): { size: number; lines: string[] } {
  const space = all.faces === family ? 0.25 : 0.35; // of the size
  const widthAtOne = measure(words, all);
  const wrap = (size: number) => {
    const lines: string[] = [];
    let room = 0;
    for (const { word, wide } of words.flatMap((whole) => broken(whole, width / size, widthAtOne))) {
      const wanted = (wide + space) * size;
      if (lines.length > 0 && wanted <= room) lines[lines.length - 1] += ` ${word}`;
      else {
        lines.push(word);
        room = width + space * size;
      }
      room -= wanted;
    }
    return lines;
  };
  for (const { size, lines: most } of sizes) {
    const lines = wrap(size);
    if (lines.length <= most && words.every((word) => widthAtOne(word) * size <= width)) return { size, lines };
  }
  const { size, lines: most } = sizes.at(-1)!;
  return { size, lines: wrap(size).slice(0, most) };
}

/** A word in pieces that have room: whole, but for the few that are wider than the picture. */
function broken(word: string, room: number, widthAtOne: (part: string) => number): { word: string; wide: number }[] {
  const letters = lettersOf(word);
  const wide = widthAtOne(word);
  if (letters.length <= alwaysWhole || wide <= room) return [{ word, wide }];
  const pieces: { word: string; wide: number }[] = [];
  for (const letter of letters) {
    const advance = widthAtOne(letter + letter) - widthAtOne(letter); // with the space beside it
    const last = pieces.at(-1);
    if (last && last.wide + advance <= room) Object.assign(last, { word: last.word + letter, wide: last.wide + advance });
    else pieces.push({ word: letter, wide: advance });
  }
  return pieces;
}

/**
 * How wide words and the letters of long ones are, at a size of one. All are set in one drawing: for each drawing the
 * renderer reads the machine's faces anew, which takes longer than everything else.
 */
function measure(words: readonly string[], all: Manner): (part: string) => number {
  const letters = words.map(lettersOf).filter(({ length }) => length > alwaysWhole).flat();
  const parts = [...new Set([...words, ...letters.flatMap((letter) => [letter, letter + letter])])];
  const rows = parts.map((part, index) => `<g id="part-${index}">${line(part, 100, 0, 150 + index * 200, { ...all, isRtl: false })}</g>`);
  const drawn = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10000 ${rows.length * 200}">${rows.join('')}</svg>`, options(words.join(' '))).toString();
  const widths = new Map(drawn.split('id="part-').slice(1).map((group) => [parts[Number.parseInt(group)], reach(group) / 100]));
  return (part) => widths.get(part) ?? 0;
}

/** From the leftmost to the rightmost point of paths. */
function reach(group: string): number {
  let [from, to] = [Infinity, -Infinity];
  for (const [, path = ''] of group.matchAll(/ d="([^"]*)"/g)) {
    for (const [, x] of path.matchAll(/(-?[\d.]+) -?[\d.]+/g)) [from, to] = [Math.min(from, Number(x)), Math.max(to, Number(x))];
  }
  return Math.max(0, to - from);
}

function lettersOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

function options(texts: string) {
  return { font: { fontFiles: [face], loadSystemFonts: !covered.test(texts), defaultFontFamily: family } };
}

function escape(text: string): string {
  return forXml(text.toWellFormed()).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
