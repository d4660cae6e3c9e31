import { afterEach, beforeEach, expect, test } from 'vitest';
import { arrive, rememberFollowing } from './arrive.ts';

const place = document.createElement('div');
beforeEach(() => {
  document.body.append(place);
  rememberFollowing();
});
afterEach(() => place.remove());

/** Follows a link of this page, which this page itself then stands for. */
function followLink() {
  const link = Object.assign(document.createElement('a'), { href: '/elsewhere' });
  link.addEventListener('click', (event) => event.preventDefault());
  place.append(link);
  link.click();
  link.remove();
}

function show(...parts: HTMLElement[]) {
  place.replaceChildren(...parts);
  (document.activeElement as HTMLElement).blur(); // the document's active element is one
}
const heading = () => Object.assign(document.createElement('h1'), { textContent: 'Verify your email' });
const field = () => document.createElement('input');
const focused = () => document.activeElement?.localName;

test('where a link was followed, reading goes on at the heading', () => {
  followLink();
  show(heading(), field());
  arrive();
  expect(focused()).toBe('h1');
  show(heading());
  arrive();
  expect(focused()).toBe('body'); // it leads on once
});

test('a field that wants the focus gets it, also where the browser has not come to that yet', () => {
  followLink();
  const wants = field();
  wants.setAttribute('autofocus', '');
  show(heading(), wants);
  (document.activeElement as HTMLElement).blur();
  arrive();
  expect(focused()).not.toBe('h1');
});
