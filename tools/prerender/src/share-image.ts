import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { escape } from './html.ts';

const drawings = path.resolve(import.meta.dirname, '../share');
const face = path.join(drawings, 'bricolage-grotesque-640.ttf');
const family = 'Bricolage Grotesque';
const scene = readFileSync(path.join(drawings, 'scene.svg'), 'utf8');
const mark = readFileSync(path.join(drawings, 'mark.svg'), 'utf8');
const inner = (svg: string) => svg.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');

// What the face can draw; for other writing the machine's own faces are looked through, which takes longer.
const covered = /^[\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u2212]*$/;
/** From the largest: the size of the letters and how many lines of them have room above the bridge. */
const sizes = [{ size: 80, lines: 2 }, { size: 60, lines: 3 }, { size: 46, lines: 4 }, { size: 36, lines: 5 }];
const left = 66;
const width = 1068;

/** The picture that shared links show: 1200x630, the bridge below the page's title. Drawn once for each title. */
export function shareImage(title: string, brand: string, cache: string | undefined): Buffer {
  const key = createHash('sha256').update(JSON.stringify([scene, mark, sizes, title, brand])).digest('hex').slice(0, 24);
  const file = cache && path.join(cache, 'share', `${key}.png`);
  if (file && existsSync(file)) return readFileSync(file);
  const image = draw(title, brand);
  if (file) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, image);
  }
  return image;
}

function draw(title: string, brand: string): Buffer {
  const systemFonts = !covered.test(title + brand);
  const { size, lines } = fit(title, systemFonts);
  const text = lines.map((line, index) => letters(line, size, left, 128 + size * (0.92 + index * 1.02))).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="#f9f9f3"/><g transform="scale(.75)">${inner(scene)}</g><g transform="translate(64 58) scale(1.75)">${inner(mark)}</g>${letters(brand, 34, 138, 96)}${text}</svg>`;
  return new Resvg(svg, options(systemFonts)).render().asPng();
}

function letters(text: string, size: number, x: number, y: number): string {
  return `<text x="${x}" y="${y}" font-family="${family}, sans-serif" font-size="${size}" font-weight="640" letter-spacing="${-0.028 * size}" fill="#21201c">${escape(text)}</text>`;
}

/** The largest size in which the title has room, and its lines; the smallest where none has. */
function fit(title: string, systemFonts: boolean): { size: number; lines: string[] } {
  const widthAtOne = (text: string) => (new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10000 200">${letters(text, 100, 0, 150)}</svg>`, options(systemFonts)).innerBBox()?.width ?? 0) / 100;
  const wrap = (size: number) => {
    const lines: string[] = [];
    for (const word of title.split(/\s+/)) {
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

function options(loadSystemFonts: boolean) {
  return { font: { fontFiles: [face], loadSystemFonts, defaultFontFamily: family } };
}
