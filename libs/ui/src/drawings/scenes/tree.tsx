import { Person } from '../person.tsx';
import { Stones } from '../stones.tsx';
import { Bust } from './bust.tsx';

/** An evening under the tree, with lamps and a board: a community that meets. */
export function Tree() {
  return (
    <>
      <circle cx="300" cy="170" r="66" fill="var(--br-sun-halo)" />
      <circle cx="300" cy="170" r="42" fill="var(--br-sun)" />
      <path d="M0 300V262q120 -30 240 -6t240 -4V300Z" fill="var(--br-hill-2)" />
      <path d="M618 300q16 -70 6 -120l-58 -46 12 -12 58 38 4 -62h24l4 66 62 -46 12 12 -62 58q-4 60 14 112z" fill="var(--br-clay)" />
      <path d="M500 138a58 58 0 0 1 58 -72a84 84 0 0 1 158 -12a66 66 0 0 1 92 66a46 46 0 0 1 -48 40q-40 6 -66 -14q-30 22 -66 6q-34 16 -62 -4q-42 20 -66 -10z" fill="var(--jade-9)" />
      <path d="M560 110a44 44 0 0 1 64 -34a60 60 0 0 1 96 8" fill="none" stroke="var(--jade-11)" strokeOpacity=".5" strokeWidth="10" strokeLinecap="round" />
      <Lamps />
      <Board />
      <Person x={506} y={300} height={116} top="var(--amber-9)" skin="var(--br-skin-3)" kind="wrap" flip />
      <Bust x={716} y={262} scale={1.9} top="var(--jade-11)" skin="var(--br-skin-2)" flip />
      <Bust x={778} y={262} scale={1.9} top="var(--br-clay)" skin="var(--br-skin-1)" kind="bun" flip />
      <Bust x={842} y={262} scale={1.9} top="var(--amber-9)" skin="var(--br-skin-3)" kind="wrap" flip />
      <path d="M704 300v-28M868 300v-28" stroke="var(--br-clay)" strokeWidth="8" />
      <rect x="688" y="260" width="196" height="12" rx="3" fill="var(--br-deck)" />
      <path d="M706 272v26M726 272v26M768 272v26M788 272v26M832 272v26M852 272v26" stroke="var(--br-figure)" strokeWidth="9" strokeLinecap="round" />
      <Person x={920} y={300} height={110} top="var(--jade-9)" skin="var(--br-skin-2)" kind="pack" flip />
      <Person x={236} y={300} height={106} top="var(--br-clay)" skin="var(--br-skin-1)" kind="dress" />
    </>
  );
}

const lamps = [[408, 128], [452, 142], [852, 142], [894, 128]] as const;

/** On lines from the tree to a post at either side. */
function Lamps() {
  return (
    <>
      <path className="br-post" d="M366 300V96M936 300V96" strokeWidth="5" />
      <path d="M366 100q80 60 164 34M936 100q-70 60 -146 34" className="br-post" strokeWidth="2.5" fill="none" />
      {lamps.map(([x, y]) => <circle key={x} className="br-lamp" cx={x} cy={y} r="8" />)}
    </>
  );
}

function Board() {
  return (
    <>
      <path d="M398 300l14 -96M470 300l-14 -96" stroke="var(--br-clay)" strokeWidth="7" strokeLinecap="round" />
      <rect x="380" y="184" width="108" height="76" rx="5" fill="var(--br-slate)" />
      <Stones arch={{ cx: 434, cy: 246, inner: 26, outer: 40, gap: 3 }} count={5} name={(k) => (k === 2 ? 'br-key' : 'br-chalk')} />
      <path d="M392 250h84" stroke="var(--br-chalk)" strokeWidth="3" strokeLinecap="round" />
    </>
  );
}
