import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';

export const drawings = path.resolve(import.meta.dirname, '../drawings');
const face = path.join(drawings, 'bricolage-grotesque-640.ttf');
const family = 'Bricolage Grotesque';
const others = 'Noto Sans, DejaVu Sans, Liberation Sans, Arial'; // for text in other writing, all of it in one of them
export const left = 66;
const width = 1068;

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
  const text = given.replace(/\p{Extended_Pictographic}|\ufe0f/gu, '').replace(/\s+/g, ' ').trim(); // hardly a face has emoji, and none in one colour
  const all = manner(text);
  const { size, lines } = fit(text, sizes, all);
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

function fit(text: string, sizes: readonly Size[], all: Manner): { size: number; lines: string[] } {
  const words = text.split(/\s+/);
  const space = all.faces === family ? 0.25 : 0.35; // of the size
  const known = new Map<string, number>(); // each word is measured once: with the machine's own faces that takes its time
  const widthAtOne = (word: string) => {
    const measured = known.get(word) ?? (new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10000 200">${line(word, 100, 0, 150, { ...all, isRtl: false })}</svg>`, options(text)).innerBBox()?.width ?? 0) / 100;
    known.set(word, measured);
    return measured;
  };
  const wrap = (size: number) => {
    const lines: string[] = [];
    let room = 0;
    for (const word of words.flatMap((whole) => broken(whole, (part) => widthAtOne(part) * size <= width))) {
      const wanted = (widthAtOne(word) + space) * size;
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
function broken(word: string, hasRoom: (part: string) => boolean): string[] {
  const pieces: string[] = [];
  for (let rest = [...word]; rest.length > 0; ) {
    let most = rest.length;
    while (most > 1 && !hasRoom(rest.slice(0, most).join(''))) most = Math.ceil(most * 0.9) - 1 || 1;
    pieces.push(rest.splice(0, most).join(''));
  }
  return pieces;
}

function options(texts: string) {
  return { font: { fontFiles: [face], loadSystemFonts: !covered.test(texts), defaultFontFamily: family } };
}

// What XML cannot hold, not even escaped, is left out.
function escape(text: string): string {
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  const sound = text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
  return sound.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
