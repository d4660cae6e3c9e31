import { Person } from '../person.tsx';
import { Stones } from '../stones.tsx';
import { Bust } from './bust.tsx';
import { Window } from './window.tsx';

type Listeners = { x: number; top: number; start: ListenerLook; end: ListenerLook };
type ListenerLook = { top: string; skin: string; kind?: 'wrap' | 'bun' };

const rows: Listeners[] = [
  { x: 560, top: 300, start: { top: 'var(--amber-9)', skin: 'var(--br-skin-1)' }, end: { top: 'var(--jade-9)', skin: 'var(--br-skin-2)', kind: 'bun' } },
  { x: 676, top: 268, start: { top: 'var(--br-clay)', skin: 'var(--br-skin-2)', kind: 'wrap' }, end: { top: 'var(--jade-11)', skin: 'var(--br-skin-3)' } },
  { x: 792, top: 236, start: { top: 'var(--jade-9)', skin: 'var(--br-skin-3)' }, end: { top: 'var(--amber-9)', skin: 'var(--br-skin-1)', kind: 'bun' } },
];

/** A teacher at the board, before rows that rise: who studies. */
export function LectureHall() {
  return (
    <>
      <path d="M236 300V96l344 -58 344 58V300Z" fill="var(--color-panel-solid)" />
      <path d="M220 100L580 38 940 100" fill="none" stroke="var(--br-deck)" strokeWidth="12" strokeLinejoin="round" strokeLinecap="round" />
      {[640, 730, 820].map((x) => (
        <Window key={x} x={x} y={98} width={48} height={84} fill="var(--br-sun-halo)" />
      ))}
      <rect x="286" y="118" width="226" height="112" rx="6" fill="var(--br-slate)" />
      <Stones arch={{ cx: 400, cy: 208, inner: 46, outer: 66, gap: 4 }} count={5} name={(k) => (k === 2 ? 'br-key' : 'br-chalk')} />
      <path d="M316 214h168" stroke="var(--br-chalk)" strokeWidth="3" strokeLinecap="round" />
      <Person x={318} y={300} height={104} top="var(--br-clay)" skin="var(--br-skin-3)" legs="var(--bronze-12)" kind="wrap" />
      {rows.map((row) => (
        <Row key={row.x} {...row} />
      ))}
    </>
  );
}

function Row({ x, top, start, end }: Listeners) {
  const arch = (from: number) => `M${x + from} 300v${top - 312}a16 14 0 0 1 32 0v${312 - top}z`;
  return (
    <>
      <Bust x={x + 34} y={top - 38} scale={1.5} flip {...start} />
      <Bust x={x + 82} y={top - 38} scale={1.5} flip {...end} />
      <rect x={x} y={top - 40} width="112" height="9" rx="2" fill="var(--br-deck)" />
      <path d={`M${x + 6} ${top - 31}h100V300h-100z`} fill="var(--br-stone)" />
      <path d={arch(18) + arch(62)} fill="var(--br-hill-2)" opacity=".55" />
    </>
  );
}
