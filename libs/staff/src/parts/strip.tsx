import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from '@tanstack/react-router';

/** Chips to choose from: in rows, or on a narrow screen in one row to push aside, which shows the chosen one and that it goes on. */
export function Strip({ label, children }: { label: string; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  const href = useLocation({ select: (location) => location.href });
  useEffect(() => {
    if (!list.current) return;
    const chosen = list.current.querySelector('[aria-current]');
    if (chosen) bring(list.current, chosen);
  }, [href]);
  useEffect(() => {
    if (list.current) mark(list.current); // figures in it come and go
  });
  return (
    <nav aria-label={label}>
      <ul role="list" className="br-staff-rooms" ref={list} onScroll={({ currentTarget }) => mark(currentTarget)} onFocus={({ currentTarget, target }) => bring(currentTarget, target)}>
        {children}
      </ul>
    </nav>
  );
}

/** To the middle of the strip, which alone moves: the page stays where it is. Some browsers leave half of what has the focus out of sight. */
function bring(list: HTMLUListElement, chip: Element): void {
  const [at, whole] = [chip.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollBy({ left: (at.left + at.right - whole.left - whole.right) / 2 });
}

/** On which sides more of it is out of sight; in scripts from the right, what was pushed aside is counted down from 0. */
function mark(list: HTMLUListElement): void {
  const before = Math.abs(list.scrollLeft);
  list.toggleAttribute('data-before', before > 1);
  list.toggleAttribute('data-after', list.scrollWidth - list.clientWidth - before > 1);
}
