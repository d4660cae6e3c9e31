import type { ReactNode } from 'react';
import { Stones } from '../stones.tsx';

const hills = [
  'M0 300V236C120 190 240 206 360 240S620 250 760 200 900 190 960 206V300Z',
  'M0 300V250C160 230 260 180 400 190S640 250 780 236 900 210 960 216V300Z',
  'M0 300V220C90 216 200 250 340 236S560 180 700 190 880 244 960 232V300Z',
] as const;

export type Hill = 0 | 1 | 2;

/** The bank on which every bridge lands: hills, water, the landing arch at the start side, and the ground over it. */
export function Bank({ hill, children }: { hill: Hill; children: ReactNode }) {
  return (
    <>
      <rect width="960" height="400" fill="var(--br-sky)" />
      <path d={hills[hill]} fill="var(--br-hill-1)" />
      <rect y="330" width="200" height="70" fill="var(--br-water)" />
      <path d="M14 352h54M96 372h50M40 388h70" stroke="var(--br-ripple)" strokeWidth="2.5" strokeLinecap="round" />
      <Stones arch={{ cx: 62, cy: 400, inner: 58, outer: 82, gap: 5 }} count={5} name={(k) => (k % 3 === 1 ? 'br-stone-2' : 'br-stone')} />
      <path d="M152 312H960V400H152Z" fill="var(--br-spandrel)" />
      <path d="M152 314v86" stroke="var(--br-stone)" strokeWidth="6" />
      {children}
      <rect y="300" width="960" height="14" fill="var(--br-deck)" />
    </>
  );
}
