import { Person } from '../person.tsx';
import { Bust } from './bust.tsx';

/** Two stalls and who buys there: businesses and founders. */
export function Market() {
  return (
    <>
      <circle cx="868" cy="96" r="62" fill="var(--br-sun-halo)" />
      <circle cx="868" cy="96" r="40" fill="var(--br-sun)" />
      <Bust x={366} y={232} scale={2} top="var(--jade-11)" skin="var(--br-skin-3)" kind="wrap" />
      <Stall x={262} width={252} awning="var(--jade-9)" counter="var(--br-hill-2)" />
      <Heap x={284} fill="var(--amber-9)" />
      <Heap x={416} fill="var(--br-clay)" />
      <Bust x={742} y={232} scale={2} top="var(--br-clay)" skin="var(--br-skin-2)" flip />
      <Stall x={640} width={230} awning="var(--amber-9)" counter="var(--bronze-5)" />
      <path d="M660 232v-26h34v26z" fill="var(--jade-10)" />
      <path d="M784 232v-34h20v34zM812 232v-46h20v46z" fill="var(--br-stone-2)" />
      <path d="M884 300q-8 -44 10 -52h26q18 8 10 52z" fill="var(--bronze-6)" />
      <path d="M896 250q10 6 22 0" stroke="var(--br-clay)" strokeWidth="3" fill="none" />
      <Person x={560} y={300} height={112} top="var(--amber-9)" skin="var(--br-skin-2)" kind="pack" />
      <Person x={604} y={300} height={106} top="var(--jade-9)" skin="var(--br-skin-1)" kind="dress" />
    </>
  );
}

function Stall({ x, width, awning, counter }: { x: number; width: number; awning: string; counter: string }) {
  const strip = width / 6;
  return (
    <>
      <path d={`M${x + 10} 300V120M${x + width - 10} 300V120`} stroke="var(--br-clay)" strokeWidth="7" />
      {[0, 1, 2, 3, 4, 5].map((i) => (
        <path key={i} d={`M${x + i * strip} 92h${strip}v26a${strip / 2} ${strip / 2} 0 0 1 ${-strip} 0z`} fill={i % 2 ? 'var(--color-panel-solid)' : awning} />
      ))}
      <rect x={x - 6} y="82" width={width + 12} height="12" rx="2" fill="var(--br-deck)" />
      <rect x={x} y="232" width={width} height="10" rx="2" fill="var(--br-deck)" />
      <rect x={x + 6} y="242" width={width - 12} height="58" fill={counter} />
    </>
  );
}

const heaped = [[0, 0], [18, 0], [36, 0], [9, -14], [27, -14], [18, -28]] as const;

/** Fruit on a counter. */
function Heap({ x, fill }: { x: number; fill: string }) {
  return heaped.map(([right, down]) => <circle key={`${right} ${down}`} cx={x + right} cy={223 + down} r="9" fill={fill} />);
}
