import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { left, paragraph } from './letters.ts';

const sizes = [{ size: 64, lines: 2 }, { size: 36, lines: 4 }];
const right = 1200 - left;

/** Where what is drawn of a title begins and ends. */
function reach(title: string) {
  const drawn = paragraph(title, sizes, 138);
  const box = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">${drawn}</svg>`, { font: { loadSystemFonts: true } }).innerBBox();
  if (!box) throw new Error('nothing is drawn');
  return { drawn, from: box.x, to: box.x + box.width };
}

test.each(['Home', `${'W'.repeat(60)}'s Career Blueprint`, `${'i'.repeat(400)}`, 'Maximiliane-Alexandrina von Hohenlohe-Waldenburg-Schillingsfürst’s Career Blueprint', 'Nguyễn Thị Ánh’s Career Blueprint'])('"%s" begins at the margin and stays within the other', (title) => {
  const { from, to } = reach(title);
  expect(Math.abs(from - left)).toBeLessThan(10);
  expect(to).toBeLessThanOrEqual(right + 12); // the letters of another face may be a little wider
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
