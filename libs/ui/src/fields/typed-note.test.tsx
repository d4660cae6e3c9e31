import { useEffect, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { TypedNote } from './typed-note.tsx';

/** A page with the note so far down. */
const at = (height: number, more?: ReactNode) => (
  <div style={{ height: 5000, paddingBlockStart: height }}>
    <form>
      <TypedNote />
      <input aria-label="Reason" />
    </form>
    {more}
  </div>
);
const settled = () => new Promise((done) => setTimeout(done, 300)); // three times as long as it waits

test('what was typed before is brought into sight where it is not, and nothing moves where it is', async () => {
  const screen = await show(at(3000));
  await expect.poll(() => scrollY).toBeGreaterThan(2000);
  await screen.unmount();
  scrollTo(0, 0);
  await show(at(200));
  await settled();
  expect(scrollY).toBe(0);
});

const begun: [string, () => Event][] = [
  ['a press', () => new PointerEvent('pointerdown', { bubbles: true })],
  ['a key', () => new KeyboardEvent('keydown', { bubbles: true, key: 'Tab' })],
  ['a wheel', () => new WheelEvent('wheel', { bubbles: true })],
];

test.each(begun)('nothing moves under the hand of whoever has begun, by %s', async (_, event) => {
  function Begins() {
    useEffect(() => void document.body.dispatchEvent(event()), []); // in the moment in which the note is there
    return null;
  }
  scrollTo(0, 0);
  await show(at(3000, <Begins />));
  await settled();
  expect(scrollY).toBe(0);
});
