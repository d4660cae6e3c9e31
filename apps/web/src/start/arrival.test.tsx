import type { AnyRouter } from '@tanstack/react-router';
import { expect, onTestFinished, test } from 'vitest';
import { focusHeadingOnArrival } from './arrival.ts';

function arriveAtEmptyPage(): HTMLElement {
  const main = document.createElement('main');
  document.body.append(main);
  const heard: ((arrived: object) => void)[] = [];
  const router = {
    subscribe: (_event: string, listener: (arrived: object) => void) => {
      heard.push(listener);
      return () => {};
    },
  };
  const stop = focusHeadingOnArrival(router as unknown as AnyRouter); // of a router only this is asked
  onTestFinished(() => {
    main.remove();
    stop();
  });
  heard[0]?.({ fromLocation: {}, pathChanged: true });
  return main;
}

function head(main: HTMLElement, title: string): void {
  const heading = document.createElement('h1');
  heading.textContent = title;
  main.replaceChildren(heading);
}

test('a heading that comes with the page’s data has the focus, also where another one takes its place', async () => {
  const main = arriveAtEmptyPage();
  for (const title of ['Loading', 'Somebody’s case']) {
    head(main, title);
    await expect.poll(() => [document.activeElement?.tagName, document.activeElement?.textContent]).toEqual(['H1', title]);
  }
});

test('whoever has pressed something meanwhile stays where they are', async () => {
  const main = arriveAtEmptyPage();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  head(main, 'Somebody’s case');
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(document.activeElement?.tagName).not.toBe('H1');
});
