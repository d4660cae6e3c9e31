import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brandLine, inner, mark } from './brand-line.ts';
import { drawings, paragraph, toPng } from './letters.ts';

const scene = readFileSync(path.join(drawings, 'scene.svg'), 'utf8');
/** From the largest: the size of the letters and how many lines of them have room above the bridge. */
const sizes = [{ size: 80, lines: 2 }, { size: 60, lines: 3 }, { size: 46, lines: 4 }, { size: 36, lines: 5 }];

/** The picture that shared links show: 1200x630 PNG, the bridge below the page's title. Drawn once for each title where there is a cache folder. */
export function shareImage(title: string, brand: string, cache?: string): Buffer {
  const key = createHash('sha256').update(JSON.stringify([scene, mark, sizes, title, brand])).digest('hex').slice(0, 24);
  const file = cache && path.join(cache, 'share', `${key}.png`);
  if (file && existsSync(file)) return readFileSync(file);
  const image = toPng(`<g transform="scale(.75)">${inner(scene)}</g>${brandLine(brand)}${paragraph(title, sizes, 128)}`, title + brand);
  if (file) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, image);
  }
  return image;
}
