import { Resvg } from '@resvg/resvg-js';
import { expect, test, vi } from 'vitest';
import { face, left, paragraph } from './letters.ts';

// How often the renderer is asked, and for how much: what it reads and sets is all that takes time here.
let readings = 0;
let longestRead = 0;
vi.mock('@resvg/resvg-js', async (original) => {
  const { Resvg: Real } = await original<{ Resvg: typeof Resvg }>();
  const Counted = class extends Real {
    constructor(...given: ConstructorParameters<typeof Real>) {
      super(...given);
      readings += 1;
      longestRead = Math.max(longestRead, given[0].length);
    }
  };
  return { Resvg: Counted };
});

const sizes = [{ size: 64, lines: 2 }, { size: 36, lines: 4 }];
const right = 1200 - left;

/** Where what is drawn of a title begins and ends. */
function reach(title: string) {
  const drawn = paragraph(title, sizes, 138);
  const box = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">${drawn}</svg>`, { font: { fontFiles: [face], loadSystemFonts: true } }).innerBBox();
  if (!box) throw new Error('nothing is drawn');
  return { drawn, from: box.x, to: box.x + box.width };
}

test.each(['Home', `${'W'.repeat(60)}'s Career Blueprint`, `${'i'.repeat(400)}`, 'Maximiliane-Alexandrina von Hohenlohe-Waldenburg-Schillingsfürst’s Career Blueprint', 'Nguyễn Thị Ánh’s Career Blueprint', '张伟的职业蓝图'.repeat(40)])('"%s" begins at the margin and stays within the other', (title) => {
  const { from, to } = reach(title);
  expect(Math.abs(from - left)).toBeLessThan(10);
  expect(to).toBeLessThanOrEqual(right + 1);
});

test('what is written from the right begins at the right margin', () => {
  const { to } = reach('المخطط المهني لـ Ada Example');
  expect(Math.abs(to - right)).toBeLessThan(10);
});

test('an Arabic name in an English title leaves that one on the left', () => {
  expect(Math.abs(reach('عبد الرحمن’s Career Blueprint').from - left)).toBeLessThan(10);
});

test('a title in other writing is set in one face, and an emoji leaves no hole', () => {
  const { drawn } = reach('Nguyễn 🌉 Thị Ánh’s Career Blueprint that goes on for two lines');
  expect(new Set(drawn.match(/font-family="[^"]*"/g)).size).toBe(1);
  expect(drawn).toContain('Nguyễn Thị');
});

test('a long title in any writing reads the machine’s faces once, and what has no room anyway is not looked at', () => {
  for (const title of ['عبد الرحمن '.repeat(500), '张伟 的职 业蓝 图 '.repeat(500), 'W'.repeat(60_000), `a${'\u0301'.repeat(60_000)}`]) {
    readings = 0;
    paragraph(title, sizes, 138);
    expect(readings).toBe(1);
    expect(longestRead).toBeLessThan(200_000);
  }
});
