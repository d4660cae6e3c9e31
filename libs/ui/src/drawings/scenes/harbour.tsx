import { Person } from '../person.tsx';
import { Stones } from '../stones.tsx';

/** A quay on which a load arrives, and two who agree on it: partners. */
export function Harbour() {
  return (
    <>
      <circle cx="250" cy="110" r="62" fill="var(--br-sun-halo)" />
      <circle cx="250" cy="110" r="40" fill="var(--br-sun)" />
      <Warehouse />
      <Crane />
      <Crate x={536} y={246} size={54} fill="var(--bronze-6)" />
      <Crate x={482} y={246} size={54} fill="var(--amber-9)" />
      <Crate x={510} y={196} size={50} fill="var(--jade-9)" />
      <Person x={262} y={300} height={112} top="var(--amber-9)" skin="var(--br-skin-3)" kind="reach" />
      <Person x={398} y={300} height={116} top="var(--jade-10)" skin="var(--br-skin-2)" kind="dress" />
      <Person x={452} y={300} height={118} top="var(--br-clay)" skin="var(--br-skin-1)" flip />
    </>
  );
}

function Warehouse() {
  return (
    <>
      <path d="M612 300V128l80 -44v44l80 -44v44l80 -44v44l80 -44V300Z" fill="var(--color-panel-solid)" />
      <path d="M606 130l86 -47v45l80 -45v45l80 -45v45l88 -49" fill="none" stroke="var(--br-deck)" strokeWidth="11" strokeLinejoin="round" strokeLinecap="round" />
      {[694, 850].map((cx, door) => (
        <g key={cx}>
          <Stones arch={{ cx, cy: 224, inner: 46, outer: 64, gap: 4 }} count={5} name={(k) => (k === 2 ? 'br-key' : 'br-stone')} />
          <path d={`M${cx - 46} 300V224a46 46 0 0 1 92 0V300Z`} fill={door === 0 ? 'var(--br-slate)' : 'var(--br-hill-2)'} />
          <path className="br-stone" d={`M${cx - 64} 224h18v76h-18zM${cx + 46} 224h18v76h-18z`} />
        </g>
      ))}
      <path d="M804 240h92M804 262h92M804 284h92" stroke="var(--br-stone)" strokeWidth="3" />
      <Crate x={668} y={262} size={38} fill="var(--amber-9)" />
    </>
  );
}

function Crane() {
  return (
    <>
      <path d="M318 300V58M346 300V58M318 292l28 -40 -28 -40 28 -40 -28 -40 28 -40" fill="none" stroke="var(--br-clay)" strokeWidth="6" strokeLinejoin="round" />
      <path className="br-post" d="M332 34L276 62M332 34L560 62" strokeWidth="3" />
      <path d="M318 58l14 -28 14 28z" fill="var(--br-clay)" />
      <rect x="268" y="58" width="306" height="12" rx="2" fill="var(--br-deck)" />
      <rect x="272" y="70" width="34" height="26" rx="3" fill="var(--br-figure)" />
      <path d="M534 70v52M534 122l-22 16M534 122l22 16" fill="none" stroke="var(--br-figure)" strokeWidth="3" strokeLinecap="round" />
      <Crate x={509} y={138} size={50} fill="var(--br-clay)" />
    </>
  );
}

function Crate({ x, y, size, fill }: { x: number; y: number; size: number; fill: string }) {
  return (
    <>
      <rect x={x + 1} y={y} width={size - 2} height={size} rx="3" fill={fill} />
      <path d={`M${x + 9} ${y + 10}h${size - 18}M${x + 9} ${y + size - 10}h${size - 18}`} stroke="var(--br-figure)" strokeOpacity=".35" strokeWidth="3" strokeLinecap="round" />
    </>
  );
}
