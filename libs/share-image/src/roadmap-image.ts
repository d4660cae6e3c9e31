import { archStone, archStones, bridgeFrame, isLit, laidDeck, wide, type YearCount } from '@bridge/model/bridge';
import { brandLine } from './brand-line.ts';
import { paragraph, toPng } from './letters.ts';

const sizes = [{ size: 64, lines: 2 }, { size: 48, lines: 3 }, { size: 36, lines: 4 }];
const frame = bridgeFrame(5, wide, { walker: false, lamps: true, feet: true });
const scale = 1200 / frame.width;
const bottom = 36;

/** The picture of somebody's shared roadmap: 1200x630 PNG, five arches with a stone for each milestone, laid where it is done. */
export function roadmapImage({ title, brand, years }: { title: string; brand: string; years: readonly YearCount[] }): Buffer {
  const top = 630 - bottom - frame.height * scale;
  const water = top + frame.springing * scale;
  const inside = `<rect y="${water}" width="1200" height="${630 - water}" fill="#e6f7ed"/><g transform="translate(0 ${top}) scale(${scale})">${bridge(years)}</g>${brandLine(brand)}${paragraph(title, sizes, 138)}`;
  return toPng(inside, title + brand);
}

function bridge(years: readonly YearCount[]): string {
  const { springing, deckTop, width } = frame;
  const { span, end, inner, outer, gap, deck, post, lamp } = wide;
  const planned = `<rect x=".5" y="${deckTop + 0.5}" width="${width - 1}" height="${deck - 1}" rx="2" fill="#f0f0ea" stroke="#c9c8bf"/>`;
  const laid = laidDeck(years, wide).pieces.map((piece) => `<rect x="${piece.x}" y="${deckTop}" width="${piece.width}" height="${deck}" fill="#1d3b31"/>`);
  const arches = years.map((year, index) => {
    const arch = { cx: end + span * (index + 0.5), cy: springing, inner, outer, gap };
    const stones = archStones(year);
    const drawn = stones.map(({ laid: isLaid }, k) => `<path d="${archStone(arch, k, stones.length)}" ${isLaid ? 'fill="#29a383"' : 'fill="#f4f4ee" stroke="#c9c8bf" stroke-width="1.2"'}/>`);
    const light = isLit(year) ? `<path d="M${arch.cx} ${deckTop}v-${post}" stroke="#1d3b31" stroke-width="2"/><circle cx="${arch.cx}" cy="${deckTop - post - lamp + 1}" r="${lamp}" fill="#ffc53d"/>` : '';
    return drawn.join('') + light;
  });
  return planned + laid.join('') + arches.join('');
}
