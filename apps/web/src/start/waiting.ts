import { waitingId } from '../stand-in/data.ts';

/** What is on screen until the program is (stand-in/draw-waiting.tsx). */
export type Waiting = {
  /** Says that the program cannot go on, and how the reader can; does nothing where it has drawn something. */
  fail: () => void;
};

/** Takes away what the page waits with, once the program shows a screen of its own at `place`, be it one that waits for data. */
export function endWaiting(place: HTMLElement): Waiting {
  const waiting = document.getElementById(waitingId);
  const look = new MutationObserver(() => {
    if (!isDrawn(place)) return;
    look.disconnect();
    waiting?.remove();
  });
  look.observe(place, { childList: true, subtree: true });
  return {
    fail: () => {
      if (!waiting || isDrawn(place)) return;
      look.disconnect();
      document.documentElement.setAttribute('data-failed', ''); // which words hold: theme.mjs
      waiting.hidden = false;
      document.body.prepend(waiting);
    },
  };
}

/** Every screen has a main part, or the grey shape of one. */
export function isDrawn(place: ParentNode): boolean {
  return place.querySelector('main, .br-main') !== null;
}
