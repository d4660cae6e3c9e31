import { readFileSync } from 'node:fs';
import path from 'node:path';
import { drawings, letters } from './letters.ts';

export const inner = (svg: string) => svg.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');
export const mark = readFileSync(path.join(drawings, 'mark.svg'), 'utf8');

/** The mark and the name, at the top of every picture. */
export const brandLine = (brand: string) => `<g transform="translate(64 58) scale(1.75)">${inner(mark)}</g>${letters(brand, 34, 138, 96)}`;
