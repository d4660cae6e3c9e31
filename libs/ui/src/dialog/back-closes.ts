import { useEffect, useRef } from 'react';

const mark = 'isDialog';
/** How each dialog that is open is closed, the topmost last. */
const open: (() => void)[] = [];
/** Which entry of the history the page was at last; nothing where nobody follows. */
let here: { href: string; isMarked: boolean } | undefined;
/** A step through the history that nobody asked for is on its way. */
let isOwnStep = false;
/** Meanwhile another page has come. */
let hasMoved = false;
let timer: ReturnType<typeof setTimeout>;

/** While it is open, Back closes it as its own Close does, and the page stays. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const one = () => latest.current();
    open.push(one);
    later(settle);
    return () => {
      open.splice(open.indexOf(one), 1);
      later(settle);
    };
  }, [isOpen]);
}

/**
 * Once, before anything else follows the address: while dialogs are open, however many, the page has one entry more in the
 * history, at its own address. A page that is opened from a dialog takes the place of that entry.
 */
export function followBack(): void {
  const { pushState, replaceState } = history;
  history.pushState = (...entry) => {
    hasMoved = isOwnStep;
    Reflect.apply(isMarked() ? replaceState : pushState, history, entry);
    look();
  };
  history.replaceState = (...entry) => {
    Reflect.apply(replaceState, history, entry);
    look();
  };
  addEventListener('popstate', step, true);
  look();
  settle(); // a page that was left or loaded anew with a dialog open comes back without
}

function settle(): void {
  if (!here || isOwnStep || open.length > 0 === isMarked()) return;
  if (open.length === 0) return go(-1);
  History.prototype.pushState.call(history, { ...history.state, [mark]: true }, '');
  look();
}

function step(event: PopStateEvent): void {
  const wasOwn = isOwnStep;
  isOwnStep = false;
  const before = here;
  const now = look();
  if (now.href !== before?.href || !(wasOwn || before.isMarked || now.isMarked)) return; // to another page: for whoever follows the address
  event.stopImmediatePropagation();
  if (wasOwn && hasMoved) go(1);
  else if (wasOwn || now.isMarked) later(settle);
  else {
    open.at(-1)?.();
    later(() => open.length > 0 && go(1)); // it asks first, or there is one below it
  }
}

function look(): { href: string; isMarked: boolean } {
  here = { href: location.href, isMarked: isMarked() };
  return here;
}

function go(delta: number): void {
  isOwnStep = true;
  history.go(delta);
}

function later(then: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(then);
}

function isMarked(): boolean {
  return Boolean((history.state as Record<string, unknown> | null)?.[mark]);
}
