/** A press ends a little after the finger is lifted: then comes its click. */
const clickIsThere = 50;

let isPressed = false;
let waiting: (() => void)[] = [];

/** To be called once where pages are drawn: from now on it is known when a finger or a button of the mouse is down. */
export function watchPresses(): void {
  document.addEventListener('pointerdown', () => (isPressed = true), true);
  for (const end of ['pointerup', 'pointercancel'] as const) document.addEventListener(end, () => setTimeout(lift, clickIsThere), true);
}

/** Does what may move the page under a finger: now, or when the press that is under way has been one. */
export function afterPress(act: () => void): void {
  if (isPressed) waiting.push(act);
  else act();
}

function lift(): void {
  isPressed = false;
  const now = waiting;
  waiting = [];
  for (const act of now) act();
}
