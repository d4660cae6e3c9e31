import type { AnyRouter } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { standInId } from '../stand-in/data.ts';
import { giveWay } from './give-way.ts';

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const form = (
  <main>
    <label>Email <input name="email" /></label>
    <label><input type="checkbox" name="consent" /> I accept</label>
  </main>
);
const draw = (node: ReactNode, id: string) => {
  const place = Object.assign(document.createElement('div'), { id });
  flushSync(() => createRoot(place).render(node));
  return place;
};
const begun: Record<string, (standIn: HTMLElement) => void> = {
  'a text': (standIn) => (standIn.querySelector<HTMLInputElement>('[name=email]') as HTMLInputElement).value = 'half@', // in the form above
  'a tick': (standIn) => standIn.querySelector<HTMLInputElement>('[name=consent]')?.click(),
};

/** A stand-in with a form, and a program that has drawn what is given. */
function start(drawn: ReactNode, early: ReactNode = form): { standIn: HTMLElement; place: HTMLElement; announce: () => void } {
  const standIn = draw(early, standInId);
  const place = draw(drawn, 'app');
  document.body.replaceChildren(standIn, place);
  let announce = () => {};
  giveWay({ subscribe: (_: string, listener: () => void) => ((announce = listener), () => {}) } as unknown as AnyRouter, place); // all that it asks of a router
  return { standIn, place, announce: () => announce() };
}

const waits = <main aria-busy="true">It comes.</main>;
for (const [what, begin] of Object.entries(begun)) {
  test.each([['says nothing', false], ['announces its grey shape', true]])(`${what} in a form stays while the program ${'%s'}, and goes on in its field`, (_, announces) => {
    vi.useFakeTimers();
    const { standIn, place, announce } = start(waits);
    begin(standIn);
    if (announces) announce();
    vi.advanceTimersByTime(120_000);
    expect(standIn.isConnected).toBe(true);
    place.replaceChildren(...draw(form, 'drawn').childNodes);
    vi.advanceTimersByTime(1_000);
    expect(standIn.isConnected).toBe(false);
    expect(place.querySelector<HTMLInputElement>(what === 'a text' ? '[name=email]' : '[name=consent]')).toMatchObject(what === 'a text' ? { value: 'half@' } : { checked: true });
  });
}

/** Boxes of one letter each that act as one field, as those of a code. */
function Boxes() {
  const [typed, setTyped] = useState('');
  const take = (at: number, { value, form }: HTMLInputElement) => {
    setTyped(typed.slice(0, at) + value + typed.slice(at + value.length));
    (form?.elements[at + value.length] as HTMLInputElement | undefined)?.focus(); // there is nothing else in it
  };
  return [0, 1, 2, 3].map((at) => <input key={at} name="code" aria-label={`Digit ${at + 1}`} value={typed[at] ?? ''} onInput={({ currentTarget }) => take(at, currentTarget)} />);
}
const boxesOfCode = (
  <main>
    <form>
      <Boxes />
    </form>
  </main>
);

test.each([
  [['1', '', '', ''], '1', 'Digit 2'],
  [['12', '', '', ''], '12', 'Digit 3'],
  [['12', '3', '', ''], '123', 'Digit 4'],
])('of the digits %j that were typed into the boxes of a code none is lost, and the next one goes on behind them', (early, kept, next) => {
  vi.useFakeTimers();
  const { standIn, place, announce } = start(boxesOfCode, boxesOfCode);
  const boxes = [...standIn.querySelectorAll('input')];
  boxes[0]?.focus();
  for (const [at, box] of boxes.entries()) box.value = early[at] ?? ''; // nobody listens yet
  announce();
  vi.advanceTimersByTime(1_000);
  expect(standIn.isConnected).toBe(false);
  expect([...place.querySelectorAll('input')].map(({ value }) => value).join('')).toBe(kept);
  expect(document.activeElement?.getAttribute('aria-label')).toBe(next);
});

test('a form that is begun gives way to a screen of another address, and one that is not to whatever is there', () => {
  vi.useFakeTimers();
  const own = window.location.href;
  const first = start(<main>Welcome back</main>);
  begun['a text']?.(first.standIn);
  window.history.replaceState(null, '', '/elsewhere');
  vi.advanceTimersByTime(10_000);
  expect(first.standIn.isConnected).toBe(false);
  window.history.replaceState(null, '', own);
  const second = start(<main>Something went wrong</main>);
  vi.advanceTimersByTime(10_000);
  expect(second.standIn.isConnected).toBe(false);
});
