import { Person } from '../person.tsx';
import { Stones } from '../stones.tsx';
import { HangingLamp } from './hanging-lamp.tsx';

/** A bench with an arch on its centring: learners, bootcamps, apprentices. */
export function Workshop() {
  return (
    <>
      <path d="M228 300V84H930V300Z" fill="var(--color-panel-solid)" />
      <path d="M214 90L300 44 386 90 472 44 558 90 644 44 730 90 816 44 902 90 944 68" fill="none" stroke="var(--br-deck)" strokeWidth="12" strokeLinejoin="round" strokeLinecap="round" />
      <WallTools />
      <HangingLamp x={650} from={84} to={110} />
      <HangingLamp x={820} from={84} to={110} />
      <Bench />
      <Person x={482} y={300} height={116} top="var(--jade-9)" skin="var(--br-skin-3)" kind="reach" />
      <Person x={372} y={300} height={108} top="var(--amber-9)" skin="var(--br-skin-2)" kind="dress" />
    </>
  );
}

function WallTools() {
  return (
    <>
      <path d="M266 132h250" stroke="var(--br-clay)" strokeWidth="7" strokeLinecap="round" />
      <g strokeLinecap="round">
        <path d="M294 138v46" stroke="var(--br-clay)" strokeWidth="6" />
        <path d="M280 184h28v14h-28z" fill="var(--br-figure)" />
        <path d="M346 138v58h36" stroke="var(--br-figure)" strokeWidth="6" fill="none" />
        <path d="M424 142l-10 46M424 142l10 46" stroke="var(--br-clay)" strokeWidth="5" />
        <circle cx="424" cy="142" r="6" fill="var(--amber-9)" />
        <path d="M468 140h30l-4 52h-22z" fill="var(--br-stone-2)" />
      </g>
    </>
  );
}

function Bench() {
  return (
    <>
      <path d="M572 300v-62M884 300v-62" stroke="var(--br-clay)" strokeWidth="12" />
      <rect x="548" y="228" width="360" height="14" rx="2" fill="var(--br-clay)" />
      <path d="M672 228a58 58 0 0 1 116 0z" fill="var(--bronze-6)" />
      <path d="M730 228v-56M690 228l22 -34M770 228l-22 -34" stroke="var(--br-clay)" strokeWidth="4" />
      <Stones arch={{ cx: 730, cy: 228, inner: 60, outer: 84, gap: 5 }} count={5} name={(k) => ([0, 1, 4].includes(k) ? 'br-stone' : 'br-ghost')} />
      <path d="M838 204h34l4 24h-42z" className="br-stone" />
      <path d="M600 206h30l4 22h-38z" className="br-stone-2" />
    </>
  );
}
