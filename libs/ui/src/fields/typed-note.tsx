import { useEffect, useRef } from 'react';
import { useUiWords } from '../words/words-provider.tsx';

/** So high are the bars that may lie over the ends of a page. */
const bars = 80;
/** From then on nothing moves under the hand of whoever is at it. */
const begun = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Says that what is in the form was typed before a sign-in ended, and is not saved; seen where it stands, also far down on a page that has just been opened at its top. */
export function TypedNote() {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const isBeingTyped = note.current?.closest('form')?.contains(document.activeElement);
    if (isBeingTyped) return undefined; // somebody types there, and sees it
    const bringIntoSight = () => {
      const { top, bottom } = note.current?.getBoundingClientRect() ?? { top: bars, bottom: 0 };
      if (top < bars || bottom > innerHeight - bars) note.current?.scrollIntoView({ block: 'center' });
    };
    const timer = setTimeout(bringIntoSight, 100); // a page that is arrived at goes to its top first
    const stop = () => {
      clearTimeout(timer);
      for (const event of begun) removeEventListener(event, stop, true);
    };
    for (const event of begun) addEventListener(event, stop, true);
    return stop;
  }, []);
  return (
    <p role="status" ref={note}>
      {useUiWords().typedBefore}
    </p>
  );
}
