import { useEffect, useRef } from 'react';

/**
 * Moves the focus where something new is to be read: to the heading when the screen changes, to the first control when
 * an attempt to go on was refused. The dialog itself sees to the first screen.
 */
export function useFocusOnChange(screen: string, refusals: number) {
  const heading = useRef<HTMLSpanElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const seen = useRef({ screen, refusals });
  useEffect(() => {
    const before = seen.current;
    seen.current = { screen, refusals };
    if (before.refusals !== refusals) return afterPaint(() => body.current?.querySelector<HTMLElement>('[aria-invalid], input, select, textarea'));
    if (before.screen !== screen) return afterPaint(() => (isInside(body.current) ? null : heading.current?.closest<HTMLElement>('[tabindex]')));
  }, [screen, refusals]);
  return { heading, body };
}

/** Whoever was quicker than the paint keeps the control that they are in. */
const isInside = (body: HTMLElement | null) => body?.contains(document.activeElement) ?? false;

/** Focusing lays the page out at once: done before the new question is painted, it would hold the paint up. */
function afterPaint(target: () => HTMLElement | null | undefined) {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => target()?.focus());
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
