import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';

export const drawings = path.resolve(import.meta.dirname, '../drawings');
const face = path.join(drawings, 'bricolage-grotesque-640.ttf');
const family = 'Bricolage Grotesque';
export const left = 66;
const width = 1068;

// What the face can draw; for other writing the machine's own faces are looked through, which takes longer.
const covered = /^[\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u2212]*$/;

/** A size of letters and how many lines of them have room. */
export type Size = { size: number; lines: number };

/** One line of text. */
export function letters(text: string, size: number, x: number, y: number): string {
  return `<text x="${x}" y="${y}" font-family="${family}, sans-serif" font-size="${size}" font-weight="640" letter-spacing="${-0.028 * size}" fill="#21201c">${escape(text)}</text>`;
}

/** The text in the largest size in which it has room; cut to the last size's lines where it has none. */
export function paragraph(text: string, sizes: readonly Size[], top: number): string {
  const { size, lines } = fit(text, sizes);
  return lines.map((line, index) => letters(line, size, left, top + size * (0.92 + index * 1.02))).join('');
}

/** The picture as PNG, 1200x630 on paper. `texts` is all that is written on it. */
export function toPng(inside: string, texts: string): Buffer {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="#f9f9f3"/>${inside}</svg>`;
  return new Resvg(svg, options(texts)).render().asPng();
}

function fit(text: string, sizes: readonly Size[]): { size: number; lines: string[] } {
  const widthAtOne = (part: string) => (new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10000 200">${letters(part, 100, 0, 150)}</svg>`, options(text)).innerBBox()?.width ?? 0) / 100;
  const wrap = (size: number) => {
    const lines: string[] = [];
    for (const word of text.split(/\s+/)) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && widthAtOne(longer) * size <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  };
  for (const { size, lines: most } of sizes) {
    const lines = wrap(size);
    if (lines.length <= most) return { size, lines };
  }
  const { size, lines: most } = sizes.at(-1)!;
  return { size, lines: wrap(size).slice(0, most) };
}

function options(texts: string) {
  return { font: { fontFiles: [face], loadSystemFonts: !covered.test(texts), defaultFontFamily: family } };
}

// What XML cannot hold, not even escaped, is left out.
function escape(text: string): string {
  // eslint-disable-next-line no-control-regex
  const sound = text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
  return sound.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
