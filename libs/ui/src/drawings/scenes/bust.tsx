import type { JSX } from 'react';

type Kind = 'plain' | 'wrap' | 'bun';
type BustProps = { x: number; y: number; scale: number; top: string; skin: string; kind?: Kind; flip?: boolean };

/** Head and shoulders of somebody who sits behind what stands at y. */
export function Bust({ x, y, scale, top, skin, kind = 'plain', flip }: BustProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})`}>
      <path d="M-11 0q-1 -17 11 -17.5t11 17.5z" fill={top} />
      <path d="M-2.2 -20h4.6v5h-4.6z" fill={skin} />
      <circle cx="0.6" cy="-25" r="6.2" fill={skin} />
      {heads[kind]}
    </g>
  );
}

const heads = {
  plain: <path d="M6.9 -26.4q-.3 -5.6 -6.4 -5.8 -6.6 .2 -6.2 7.6l2 -.2q1.6 -2.6 4.6 -2.4 3.6 .4 6 .8z" fill="var(--br-hair)" />,
  wrap: <path d="M-7 -25.5q-1.5 -10 7 -10 9 -.6 7.4 8.6q-6.4 -4.6 -14.4 1.4z" fill="var(--amber-9)" />,
  bun: (
    <>
      <path d="M6.2 -27.5a6.6 6.6 0 0 0 -12.6 1.2q0 3.4 1.6 5.4 1 -5 4.6 -5.8 3 -.8 6.4 -.8z" fill="var(--br-hair)" />
      <circle cx="-6" cy="-31" r="4.6" fill="var(--br-hair)" />
    </>
  ),
} satisfies Record<Kind, JSX.Element>;
