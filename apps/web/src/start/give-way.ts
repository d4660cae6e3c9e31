import type { AnyRouter } from '@tanstack/react-router';
import { standInId } from '../stand-in/data.ts';

/** Milliseconds that the stand-in's data stays while the program still waits for its own, and that it stays in all. */
const longest = { data: 2_000, all: 8_000 };

/**
 * Where a stand-in is on screen (stand-in/main.tsx), the program is drawn out of sight, and takes its place once it shows
 * the same. What somebody has begun in it goes on: the focus, a search half typed, a button that was pressed.
 */
export function giveWay(router: AnyRouter, place: HTMLElement): void {
  const standIn = document.getElementById(standInId);
  if (!standIn || standIn instanceof HTMLTemplateElement) return;
  place.hidden = true;
  const begin = () => {
    stop();
    clearTimeout(timer);
    const until = performance.now() + longest.data;
    const look = () => {
      const isBehind = place.querySelector('[aria-busy=true]') && !standIn.querySelector('[aria-busy=true]');
      if (isBehind && performance.now() < until) setTimeout(look, 16); // a tab that nobody looks at has no frames
      else takePlace(standIn, place);
    };
    look();
  };
  const stop = router.subscribe('onRendered', begin);
  const timer = setTimeout(begin, longest.all); // a page that says that all has failed announces nothing
}

function takePlace(standIn: HTMLElement, place: HTMLElement): void {
  const theirs = controlsIn(standIn);
  const own = controlsIn(place);
  const twin = (control: Element) => own.find((one) => one.localName === control.localName && nameOf(one) === nameOf(control));
  const typed = theirs.filter((control) => control instanceof HTMLInputElement && control.value !== control.defaultValue) as HTMLInputElement[]; // filter does not narrow
  const focused = theirs.find((control) => control === document.activeElement);
  const pressed = theirs.find((control) => control.hasAttribute('data-pressed'));
  const { scrollX, scrollY } = window;
  place.hidden = false;
  standIn.remove();
  window.scrollTo(scrollX, scrollY);
  for (const input of typed) type(twin(input), input.value);
  if (focused) twin(focused)?.focus({ preventScroll: true });
  if (pressed) twin(pressed)?.click();
}

function controlsIn(part: HTMLElement): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>('a[href], button, input')];
}

/** What tells a control from the others of its kind. */
function nameOf(control: Element): string | null {
  return control.getAttribute('href') ?? control.getAttribute('aria-label') ?? control.textContent;
}

/** As if it were typed there: React listens to the event, and looks for a value that it has not set itself. */
function type(input: HTMLElement | undefined, text: string): void {
  if (!(input instanceof HTMLInputElement)) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
