import { Person } from '../person.tsx';
import { Bust } from './bust.tsx';
import { HangingLamp } from './hanging-lamp.tsx';
import { Window } from './window.tsx';

/** Shelves, and a table at which somebody teaches two: colleges and who works there. */
export function Library() {
  return (
    <>
      <path d="M236 300V92H930V300Z" fill="var(--color-panel-solid)" />
      <path d="M222 92L583 30 944 92Z" fill="var(--br-stone-2)" />
      <rect x="216" y="86" width="734" height="14" rx="2" fill="var(--br-deck)" />
      <Window x={556} y={44} width={54} height={36} fill="var(--br-sun-halo)" />
      <Shelves x={268} />
      <Window x={438} y={134} width={84} height={166} fill="var(--br-sun-halo)" />
      <circle cx="480" cy="206" r="20" fill="var(--br-sun)" />
      <path d="M438 300v-48q42 -22 84 -6v54z" fill="var(--br-hill-2)" />
      <Shelves x={552} />
      <HangingLamp x={742} from={100} to={116} />
      <HangingLamp x={862} from={100} to={116} />
      <Bust x={760} y={238} scale={2} top="var(--amber-9)" skin="var(--br-skin-2)" kind="bun" />
      <Bust x={848} y={238} scale={2} top="var(--jade-10)" skin="var(--br-skin-3)" flip />
      <path d="M776 236l20 -8 20 8 -20 3z" fill="var(--sand-1)" stroke="var(--br-figure)" strokeWidth="2" strokeLinejoin="round" />
      <path d="M730 300v-56M888 300v-56" stroke="var(--br-clay)" strokeWidth="9" />
      <rect x="712" y="236" width="196" height="12" rx="3" fill="var(--br-deck)" />
      <Person x={478} y={300} height={116} top="var(--jade-9)" skin="var(--br-skin-3)" kind="dress" />
      <rect x="489" y="224" width="17" height="24" rx="2" fill="var(--amber-9)" />
      <Person x={250} y={300} height={106} top="var(--br-clay)" skin="var(--br-skin-1)" kind="pack" />
    </>
  );
}

const fills = ['var(--jade-9)', 'var(--amber-9)', 'var(--br-clay)', 'var(--jade-11)', 'var(--bronze-6)'];
/** Width and height of the books on a board, one after the other. */
const books = [[13, 36], [10, 29], [16, 40], [11, 33], [14, 38], [10, 31], [15, 35], [12, 40]] as const;

function Shelves({ x }: { x: number }) {
  return [168, 216, 264].map((y, board) => (
    <g key={y}>
      {books.map(([width, height], n) => (
        <rect key={n} x={x + 8 + books.slice(0, n).reduce((sum, [before]) => sum + before + 3, 0)} y={y - (books[(n + board * 3) % books.length]?.[1] ?? height)} width={width} height={books[(n + board * 3) % books.length]?.[1] ?? height} rx="1.5" fill={fills[(n + board * 2) % fills.length]} />
      ))}
      <rect x={x} y={y} width="140" height="7" rx="2" fill="var(--br-deck)" />
      <path d={`M${x + 3} ${y - 44}V300M${x + 137} ${y - 44}V300`} stroke="var(--br-deck)" strokeWidth="6" strokeLinecap="round" />
    </g>
  ));
}
