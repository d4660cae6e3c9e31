import { expect, test } from 'vitest';
import { archStones, bridgeFrame, buildOrder, isLit, laidDeck, small, stone, wide } from './geometry.ts';

const count = (done: number, total: number) => ({ done, total });
const laidPlaces = (done: number, total: number) =>
  archStones(count(done, total)).flatMap(({ laid }, k) => (laid ? [k] : []));

test('stones are laid from both feet, the keystone last', () => {
  expect(buildOrder(5)).toEqual([0, 4, 1, 3, 2]);
  expect(buildOrder(4)).toEqual([0, 3, 1, 2]);
  expect(buildOrder(1)).toEqual([0]);
});

test('as many stones are laid as milestones are done', () => {
  for (let total = 1; total <= 12; total++)
    for (let done = 0; done <= total; done++) expect(laidPlaces(done, total)).toHaveLength(done);
  expect(laidPlaces(3, 5)).toEqual([0, 1, 4]);
});

test('a year without milestones shows one stone that is not laid', () => {
  expect(archStones(count(0, 0))).toEqual([{ laid: false, place: 0 }]);
});

test('the lamp is lit only when all is done, and not for a year without milestones', () => {
  expect(isLit(count(5, 5))).toBe(true);
  expect(isLit(count(4, 5))).toBe(false);
  expect(isLit(count(0, 0))).toBe(false);
});

test('the first abutment is laid before the first stone', () => {
  expect(laidDeck([count(0, 5), count(0, 4)], wide)).toEqual({ pieces: [{ x: 0, width: 40 }], walker: 40 });
});

test('the deck ends in the first unfinished span, even where later spans have stones', () => {
  const { pieces, walker } = laidDeck([count(5, 5), count(3, 4), count(5, 5)], wide);
  expect(pieces).toEqual([
    { x: 0, width: 240 },
    { x: 240, width: 150 },
  ]);
  expect(walker).toBe(390);
});

test('a finished bridge is laid to its far end and the walker is past the last span', () => {
  const { pieces, walker } = laidDeck([count(1, 1), count(2, 2)], wide);
  expect(pieces.at(-1)).toEqual({ x: 240, width: 240 });
  expect(walker).toBe(460);
});

test('the frame leaves room for what stands on the deck', () => {
  const bare = { walker: false, lamps: false, feet: false };
  expect(bridgeFrame(5, wide, { walker: true, lamps: true, feet: true })).toEqual({
    width: 1080,
    height: 194,
    deckTop: 52,
    springing: 160,
  });
  expect(bridgeFrame(5, wide, bare)).toMatchObject({ width: 1080, height: 114, deckTop: 4 });
  expect(bridgeFrame(5, small, bare).width).toBe(1048);
});

test('a stone is a ring sector with parallel gaps', () => {
  expect(stone(16, 27.6, 6.6, 16, 0, Math.PI / 5, 1.7)).toBe(
    'M9.45 26.75L0.02 26.75A16 16 0 0 1 2.57 18.9L10.21 24.44A6.6 6.6 0 0 0 9.45 26.75Z',
  );
});
