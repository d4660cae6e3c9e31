import { liveForm } from './live-form.ts';

const started = Symbol.for('bridge.live');

/**
 * Starts every form of the page that is not started yet, as `startLive` of @bridge/site/live does with what moves. Apart
 * from that, because the rules of forms weigh more than all that moves, and few pages have a form.
 */
export function startForms(page: ParentNode = document): () => void {
  const stops: (() => void)[] = [];
  for (const element of page.querySelectorAll<HTMLElement & { [started]?: true }>('[data-part="form"]')) {
    if (element[started]) continue;
    element[started] = true;
    const stop = liveForm(element);
    stops.push(() => {
      delete element[started];
      stop();
    });
  }
  return () => stops.forEach((stop) => stop());
}
