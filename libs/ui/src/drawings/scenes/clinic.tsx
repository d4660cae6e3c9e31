import { Person } from '../person.tsx';
import { Stones } from '../stones.tsx';
import { Bust } from './bust.tsx';
import { Window } from './window.tsx';

/** A clinic’s door and its waiting bench: those with a profession, mentors. */
export function Clinic() {
  return (
    <>
      <path d="M300 300V110H900V300Z" fill="var(--color-panel-solid)" />
      <rect x="286" y="98" width="628" height="14" rx="2" fill="var(--br-deck)" />
      <Window x={336} y={150} width={60} height={90} fill="var(--br-hill-2)" />
      <Window x={424} y={150} width={60} height={90} fill="var(--br-hill-2)" />
      <Door />
      <Waiting />
      <Person x={462} y={300} height={112} top="var(--jade-8)" skin="var(--br-skin-2)" kind="dress" />
      <rect x="472" y="220" width="20" height="26" rx="2" fill="var(--amber-9)" />
      <Person x={236} y={300} height={112} top="var(--br-clay)" skin="var(--br-skin-3)" kind="wrap" />
      <Person x={280} y={300} height={70} top="var(--amber-9)" skin="var(--br-skin-3)" />
    </>
  );
}

function Door() {
  return (
    <>
      <Stones arch={{ cx: 600, cy: 206, inner: 60, outer: 84, gap: 5 }} count={5} name={(k) => (k === 2 ? 'br-key' : 'br-stone')} />
      <path d="M540 300V206a60 60 0 0 1 120 0V300Z" fill="var(--br-slate)" />
      <path d="M516 206h24v94h-24zM660 206h24v94h-24z" className="br-stone" />
      <path d="M600 300V148" stroke="var(--br-deep-line)" strokeWidth="2" />
      <rect x="570" y="40" width="60" height="60" rx="14" fill="var(--jade-9)" />
      <path d="M594 52h12v12h12v12h-12v12h-12v-12h-12v-12h12z" fill="var(--sand-1)" />
    </>
  );
}

function Waiting() {
  return (
    <>
      <path d="M726 300v-30M872 300v-30" stroke="var(--br-clay)" strokeWidth="8" />
      <Bust x={762} y={264} scale={1.9} top="var(--amber-9)" skin="var(--br-skin-3)" kind="wrap" />
      <Bust x={834} y={264} scale={1.8} top="var(--jade-11)" skin="var(--br-skin-1)" flip />
      <rect x="712" y="262" width="174" height="12" rx="3" fill="var(--br-clay)" />
      <path d="M752 274v26M772 274v26M824 274v26M844 274v26" stroke="var(--br-figure)" strokeWidth="9" strokeLinecap="round" />
      <rect x="728" y="140" width="128" height="62" rx="6" fill="var(--br-hill-1)" />
      <path d="M740 172h26l8 -18 14 34 10 -16h46" fill="none" stroke="var(--br-stone)" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round" />
    </>
  );
}
