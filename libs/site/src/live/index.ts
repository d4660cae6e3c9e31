import { carousel } from './carousel.ts';
import { clock } from './clock.ts';
import { explorer } from './explorer.ts';
import { moment } from './moment.ts';
import type { Part } from './part.ts';
import { reveal } from './reveal.ts';
import { status } from './status.ts';

const parts: Record<string, Part> = { carousel, clock, explorer, moment, status };
const started = Symbol.for('bridge.live');

/**
 * Starts every `[data-part]` of the page that is not started yet. Plain DOM, no React: a page's boot script can call it,
 * and PublicLayout calls it again after hydration to no effect. Answers how to stop what this call has started.
 */
export function startLive(page: ParentNode = document): () => void {
  const stops = [reveal()];
  for (const element of page.querySelectorAll<HTMLElement & { [started]?: true }>('[data-part]')) {
    const part = parts[element.dataset['part'] ?? ''];
    if (!part || element[started]) continue;
    element[started] = true;
    const stop = part(element);
    stops.push(() => {
      delete element[started];
      stop();
    });
  }
  return () => stops.forEach((stop) => stop());
}
