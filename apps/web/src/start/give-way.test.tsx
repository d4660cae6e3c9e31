import type { AnyRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
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
function start(drawn: ReactNode): { standIn: HTMLElement; place: HTMLElement; announce: () => void } {
  const standIn = draw(form, standInId);
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
