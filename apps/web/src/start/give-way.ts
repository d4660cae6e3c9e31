import type { AnyRouter } from '@tanstack/react-router';
import { standInId } from '../stand-in/data.ts';
import { isDrawn } from './waiting.ts';

/** Milliseconds that the stand-in's data stays while the program still waits for its own, that a form that was sent is waited for, and that a program is waited for that announces nothing. */
const longest = { data: 2_000, sent: 15_000, all: 8_000 };

/**
 * Where a stand-in is on screen (stand-in/main.tsx), the program is drawn out of sight, and takes its place once it shows
 * the same. What somebody has begun in it goes on: the focus, what is typed or ticked, a button that was pressed. A form
 * that is begun stays, and works by itself, for as long as the program has nothing at this address to carry it to.
 */
export function giveWay(router: AnyRouter, place: HTMLElement): void {
  const standIn = document.getElementById(standInId);
  if (!standIn || standIn instanceof HTMLTemplateElement) return;
  place.remove(); // nobody finds a field twice, be it a password manager
  const hand = watchHand(standIn);
  const { pathname } = window.location;
  const begin = () => {
    stop();
    clearTimeout(timer);
    const began = performance.now();
    const look = () => {
      const passed = performance.now() - began;
      const isBehind = passed < longest.data && place.querySelector('[aria-busy=true]') && !standIn.querySelector('[aria-busy=true]');
      const isEmpty = !isDrawn(place); // a program that broke leaves what stands
      const isSent = passed < longest.sent && standIn.querySelector('[data-sent]');
      const isKept = window.location.pathname === pathname && wouldBeLost(standIn, place);
      if (isEmpty || isBehind || isSent || isKept || hand.isBusy() || isFilledUnseen(standIn)) return void setTimeout(look, 16); // a tab that nobody looks at has no frames
      hand.leave();
      takePlace(standIn, place);
    };
    look();
  };
  const stop = router.subscribe('onRendered', begin);
  const timer = setTimeout(begin, longest.all); // a page that says that all has failed announces nothing
}

/** Whether a press or a composed letter is half done: it must end where it began. */
function watchHand(standIn: HTMLElement): { isBusy: () => boolean; leave: () => void } {
  let isBusy = false;
  const leaving = new AbortController();
  const on = (names: readonly string[], busy: boolean) => {
    for (const name of names) window.addEventListener(name, ({ target }) => (isBusy = busy && standIn.contains(target as Node)), { signal: leaving.signal, capture: true }); // targets of these are elements
  };
  on(['pointerdown', 'compositionstart'], true);
  on(['click', 'pointercancel', 'dragend', 'compositionend'], false);
  window.addEventListener('pointerup', () => setTimeout(() => (isBusy = false)), { signal: leaving.signal, capture: true }); // the click comes in between
  return { isBusy: () => isBusy, leave: () => leaving.abort() };
}

/** What a password manager fills in on arrival is nobody's to read before the first press or key. */
function isFilledUnseen(standIn: HTMLElement): boolean {
  try {
    return [...standIn.querySelectorAll<HTMLInputElement>('input:-webkit-autofill')].some(({ value }) => value === ''); // every engine's oldest name for it
  } catch {
    return false; // Firefox 78 has no name for it
  }
}

/** Whether something is typed or ticked that has no field to go to: the screen's own file may still be on its way. */
function wouldBeLost(standIn: HTMLElement, place: HTMLElement): boolean {
  const twin = twinsIn(place);
  return inputsIn(standIn).some((input) => isBegun(input) && !twin(input));
}

const isBegun = (input: HTMLInputElement) => (isTicked(input) ? input.checked !== input.defaultChecked : input.value !== input.defaultValue);
const isTicked = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

function takePlace(standIn: HTMLElement, place: HTMLElement): void {
  const theirs = controlsIn(standIn);
  const twin = twinsIn(place);
  const inputs = inputsIn(standIn);
  const focused = theirs.find((control) => control === document.activeElement);
  const selection = focused instanceof HTMLInputElement ? ([focused.selectionStart, focused.selectionEnd] as const) : undefined;
  const pressed = theirs.find((control) => control.hasAttribute('data-pressed'));
  const wanted = document.activeElement === document.body ? theirs.find((control) => control.hasAttribute('autofocus')) : undefined; // as where an address names a part of the page
  const isRead = document.activeElement !== document.body && standIn.contains(document.activeElement);
  const { scrollX, scrollY } = window;
  standIn.replaceWith(place);
  window.scrollTo(scrollX, scrollY);
  if (scrollY === 0) showNamed(place);
  for (const input of inputs) if (!isPart(input, inputs)) carry(input, wholeOf(input, inputs), twin(input));
  if (focused && !hasMovedOn(focused, place)) focus(twin(focused), selection);
  if (!focused && isRead) focusHeading(place);
  if (wanted) focus(twin(wanted), undefined);
  if (pressed) twin(pressed)?.click();
  window.dispatchEvent(new Event('gave-way'));
}

/** An address may name a part that the stand-in does not have: whoever has not begun to read is led there. */
function showNamed(place: HTMLElement): void {
  const name = window.location.hash.slice(1);
  if (name) place.querySelector(`[id="${CSS.escape(name)}"]`)?.scrollIntoView();
}

function controlsIn(part: HTMLElement): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>('a[href], button, input')];
}

function inputsIn(part: HTMLElement): HTMLInputElement[] {
  return [...part.querySelectorAll('input')].filter(({ type }) => type !== 'hidden');
}

/** Finds the control that a control of the stand-in becomes. */
function twinsIn(place: HTMLElement): (control: Element) => HTMLElement | undefined {
  const own = controlsIn(place);
  return (control) => own.find((one) => one.localName === control.localName && nameOf(one) === nameOf(control));
}

/** What tells a control from the others of its kind. */
function nameOf(control: Element): string {
  const of = (name: string) => control.getAttribute(name) ?? '';
  const isChoice = control instanceof HTMLInputElement && control.type === 'radio';
  const said = of('name') && !isChoice ? '' : of('href') || of('value') || control.textContent;
  return [of('name'), of('aria-label'), said].join('\n');
}

/** Boxes of one name are one field: its first one, in the program, gives each its letter. What a box was handed by itself, be it two digits, could cover what the next one holds. */
function isPart(input: HTMLInputElement, inputs: readonly HTMLInputElement[]): boolean {
  return !isTicked(input) && inputs.find(({ name }) => name === input.name) !== input;
}

function wholeOf(input: HTMLInputElement, inputs: readonly HTMLInputElement[]): string {
  return inputs.flatMap(({ name, value }) => (name === input.name ? value : [])).join('');
}

/** As if it had been typed or ticked there: React listens to the events, and looks for a value that it has not set itself. */
function carry(from: HTMLInputElement, typed: string, to: Element | undefined): void {
  if (!(to instanceof HTMLInputElement)) return;
  if (isTicked(from)) {
    if (from.checked && !to.checked) to.click();
  } else if (typed && typed !== to.value) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(to, typed);
    to.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Where a field of boxes has led on from what was typed, the next letter goes: back in the first box it would take the place of the first one. */
function hasMovedOn(focused: HTMLElement, place: HTMLElement): boolean {
  const now = document.activeElement;
  return focused instanceof HTMLInputElement && now instanceof HTMLInputElement && place.contains(now) && now.name === focused.name;
}

function focus(control: HTMLElement | undefined, selection: readonly [number | null, number | null] | undefined): void {
  control?.focus({ preventScroll: true });
  if (selection?.[0] != null && control instanceof HTMLInputElement) control.setSelectionRange(...selection);
}

/** Where a page was arrived at by its heading, or its refusal was read out, reading goes on at the top. */
function focusHeading(place: HTMLElement): void {
  const heading = place.querySelector<HTMLElement>('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
