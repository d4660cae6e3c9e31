import { archStone } from '@bridge/model/bridge';
import { Person } from './person.tsx';

export type StateKind = 'empty' | 'failed' | 'no-match';

const arch = { cx: 130, cy: 126, inner: 62, outer: 94, gap: 5 };
const laid: Record<StateKind, number[]> = { empty: [], failed: [0, 1, 3, 4], 'no-match': [0, 4] };

/** One arch for a state: unbuilt, with its keystone fallen, or only its two feet. */
export function StateArt({ kind }: { kind: StateKind }) {
  return (
    <svg className="br-bridge" viewBox="0 26 260 110" aria-hidden="true">
      {kind === 'failed' && (
        <g transform="translate(0 46) rotate(14 130 60)">
          <path className="br-fallen" d={archStone(arch, 2, 5)} />
        </g>
      )}
      {[0, 1, 2, 3, 4].map((k) => (
        <path key={k} className={laid[kind].includes(k) ? 'br-stone' : 'br-ghost'} d={archStone(arch, k, 5)} />
      ))}
      <path className="br-ground" d="M8 130H252" />
      {kind === 'empty' && <Person x={21} y={129} height={46} top="var(--amber-9)" skin="var(--br-skin-2)" kind="pack" />}
    </svg>
  );
}
