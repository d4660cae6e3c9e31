import { archStone } from '@bridge/model/bridge';
import { Person } from './person.tsx';

const water = 210;
const deck = { className: 'br-deck', y: 96, width: 238, height: 12, rx: 2 };

/** The picture of a page that is not there: a bridge whose middle is missing. */
export function MissingBridge() {
  return (
    <svg className="br-bridge" viewBox="0 0 800 310" aria-hidden="true">
      {[0, 1, 2, 3].flatMap((span) => [0, 1, 2, 3, 4].map((k) => <Stone key={`${span} ${k}`} span={span} k={k} />))}
      <rect x={0} {...deck} />
      <rect x={562} {...deck} />
      <Person x={200} y={96} height={56} top="var(--amber-9)" skin="var(--br-skin-2)" kind="pack" />
      <Person x={610} y={96} height={57} top="var(--jade-9)" skin="var(--br-skin-3)" kind="reach" flip />
      <path
        d="M40 232h120M300 250h160M520 228h70M640 262h120M180 280h90"
        stroke="var(--br-ripple)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}

function Stone({ span, k }: { span: number; k: number }) {
  const arch = { cx: 100 + 200 * span, cy: water, inner: 66, outer: 92, gap: 5 };
  const stands = span === 0 || span === 3 || (span === 1 && k < 1) || (span === 2 && k > 3);
  if (!stands) return <path className="br-ghost" d={archStone(arch, k, 5)} />;
  return (
    <>
      <path className={(k + span) % 3 === 1 ? 'br-stone-2' : 'br-stone'} d={archStone(arch, k, 5)} />
      <g transform="scale(1 -1)" opacity=".12">
        <path className="br-stone" d={archStone({ ...arch, cy: -water }, k, 5)} />
      </g>
    </>
  );
}
