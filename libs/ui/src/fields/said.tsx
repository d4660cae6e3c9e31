import { useEffect, useState } from 'react';
import { ToastCard } from '../toast/toast-card.tsx';

/** A success that led to this screen, as a toast that stands in the screen: above it, it would cover what one has just arrived at. */
export function Said({ title, text }: { title: string; text: string }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const soon = requestAnimationFrame(() => setShown(true)); // a live region is heard where something comes into it
    return () => cancelAnimationFrame(soon);
  }, []);
  return (
    <div role="status" className="br-said">
      {isShown && <ToastCard title={title} description={text} variant="default" duration={undefined} onClose={() => setShown(false)} />}
    </div>
  );
}
