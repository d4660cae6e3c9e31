import { countVisit } from '@bridge/client/visit';

/** Where few bytes are wanted, the foot of the page says what the visit has cost so far. */
export function showVisit(): void {
  const place = document.querySelector<HTMLElement>('[data-saver] [data-visit]');
  if (!place) return;
  const all = countVisit();
  const say = () => (place.textContent = place.dataset['visit']!.replace('{{size}}', String(Math.round(all() / 1000)))); // the selector asks for it
  say();
  if (document.readyState === 'complete') setTimeout(say);
  else addEventListener('load', () => setTimeout(say)); // the page's own end is told after that event
}
