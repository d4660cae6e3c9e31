import { useEffect, useState } from 'react';

/** Whole seconds until `end` (milliseconds), 0 when it has passed. */
export function useCountdown(end: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 250); // so that no second is skipped on screen
    return () => clearInterval(timer);
  }, [isOver, end]);
  return left;
}

/** Seconds as mm:ss. */
export function clockOf(seconds: number): string {
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
