import { expect, onTestFinished, test } from 'vitest';
import { showVisit } from './show.ts';

test('where few bytes are wanted, a page says what the visit has cost, with the pages before it', () => {
  const place = document.createElement('p');
  place.dataset['visit'] = 'This visit: {{size}} KB';
  document.body.append(place);
  onTestFinished(() => {
    place.remove();
    document.documentElement.removeAttribute('data-saver');
    sessionStorage.removeItem('visit');
  });
  showVisit();
  expect(place.textContent).toBe('');
  document.documentElement.setAttribute('data-saver', '');
  sessionStorage.setItem('visit', '41000');
  showVisit();
  expect(Number(/^This visit: (\d+) KB$/.exec(place.textContent)?.[1])).toBeGreaterThanOrEqual(41);
  dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(Number(sessionStorage.getItem('visit'))).toBeGreaterThanOrEqual(41_000);
});
