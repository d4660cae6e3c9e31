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
    if (before.refusals !== refusals) body.current?.querySelector<HTMLElement>('[aria-invalid], input, select, textarea')?.focus();
    else if (before.screen !== screen) heading.current?.closest<HTMLElement>('[tabindex]')?.focus();
  }, [screen, refusals]);
  return { heading, body };
}
