import { Person } from '../person.tsx';
import { Stones } from '../stones.tsx';
import { Bust } from './bust.tsx';
import { HangingLamp } from './hanging-lamp.tsx';
import { Window } from './window.tsx';

/** Desks under a plan on the wall: who employs. */
export function Office() {
  return (
    <>
      <path d="M230 300V56H940V300Z" fill="var(--color-panel-solid)" />
      <rect x="216" y="46" width="738" height="14" rx="2" fill="var(--br-deck)" />
      <View />
      <WallPlan />
      <Person x={556} y={300} height={118} top="var(--br-clay)" skin="var(--br-skin-2)" flip />
      <Person x={262} y={300} height={110} top="var(--amber-9)" skin="var(--br-skin-3)" kind="pack" />
      <HangingLamp x={736} from={60} to={74} />
      <HangingLamp x={872} from={60} to={92} />
      <Desk />
      <Plant />
    </>
  );
}

function View() {
  return (
    <>
      <Window x={640} y={94} width={84} height={116} fill="var(--br-sun-halo)" />
      <Window x={748} y={94} width={84} height={116} fill="var(--br-sun-halo)" />
      <circle cx="682" cy="172" r="22" fill="var(--br-sun)" />
      <path d="M748 210v-30h22v-22h24v52zM800 210v-40h32v40z" fill="var(--br-hill-2)" />
      <path d="M640 210v-14q40 -16 84 -4v18z" fill="var(--br-hill-2)" />
    </>
  );
}

/** The plan on the wall: four small arches, two of them built. */
function WallPlan() {
  return (
    <>
      <rect x="268" y="98" width="252" height="112" rx="8" fill="var(--br-hill-1)" />
      <rect x="286" y="138" width="216" height="5" rx="2" fill="var(--br-deck)" />
      {[0, 1, 2, 3].map((i) => (
        <Stones key={i} arch={{ cx: 313 + i * 54, cy: 172, inner: 15, outer: 24, gap: 3 }} count={3} name={i < 2 ? 'br-stone' : 'br-ghost'} />
      ))}
      <path d="M290 190h120" stroke="var(--br-ripple)" strokeWidth="4" strokeLinecap="round" />
      <circle className="br-lamp" cx="313" cy="126" r="5" />
      <circle className="br-lamp" cx="367" cy="126" r="5" />
    </>
  );
}

function Desk() {
  return (
    <>
      <Bust x={690} y={238} scale={2} top="var(--jade-9)" skin="var(--br-skin-3)" kind="bun" />
      <Bust x={836} y={238} scale={2} top="var(--br-figure)" skin="var(--br-skin-1)" flip />
      <rect x="622" y="236" width="290" height="11" rx="2" fill="var(--br-clay)" />
      <path d="M644 300v-54M890 300v-54" stroke="var(--br-clay)" strokeWidth="10" />
      <path d="M736 236l6 -32h46l6 32z" fill="var(--br-slate)" />
      <path d="M728 236h74" stroke="var(--br-stone)" strokeWidth="5" strokeLinecap="round" />
    </>
  );
}

function Plant() {
  return (
    <>
      <path d="M416 300l-5 -34h38l-5 34z" fill="var(--br-clay)" />
      <path d="M430 268q-26 -12 -22 -40 24 8 22 40zM430 268q-2 -34 16 -46 12 26 -16 46zM430 268q14 -22 36 -20 -4 22 -36 20z" fill="var(--br-stone)" />
    </>
  );
}
