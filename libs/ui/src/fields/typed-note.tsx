import { useEffect, useRef } from 'react';
import { useUiWords } from '../words/words-provider.tsx';

/** Says that what is in the form was typed before a sign-in ended, and is not saved; seen where it stands, also far down on a page that has just been opened at its top. */
export function TypedNote() {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const isBeingTyped = note.current?.closest('form')?.contains(document.activeElement);
    if (isBeingTyped) return undefined; // somebody types there, and sees it
    const timer = setTimeout(() => note.current?.scrollIntoView({ block: 'center' }), 100); // a page that is arrived at goes to its top first
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" ref={note}>
      {useUiWords().typedBefore}
    </p>
  );
}
