/** Fetches what counts the bytes of a visit (main.ts), where few are wanted: who does not ask for that does not load it. */
export function askForVisit(): Promise<unknown> | undefined {
  const file = '/visit.js';
  return document.querySelector('[data-saver] [data-visit]') ? import(/* @vite-ignore */ file) : undefined;
}
