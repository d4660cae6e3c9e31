import { Person } from './person.tsx';

const deck = 150;

/** People and lamps on the deck, for banners: no arches, so that the roadmap below stays the only bridge in view. */
export function Walkers() {
  return (
    <svg className="br-banner-art" viewBox="0 0 460 150" aria-hidden="true">
      {[64, 330].map((x) => (
        <g key={x}>
          <path className="br-post" d={`M${x} ${deck}v-76`} />
          <circle cx={x} cy={deck - 88} r="26" fill="var(--amber-9)" opacity=".18" />
          <circle className="br-lamp" cx={x} cy={deck - 88} r="12" />
        </g>
      ))}
      <Person
        x={156}
        y={deck}
        height={112}
        top="var(--jade-9)"
        legs="var(--br-walker)"
        skin="var(--br-skin-2)"
        hair="var(--br-walker-hair)"
        kind="pack"
      />
      <Person x={236} y={deck} height={120} top="var(--br-clay)" legs="var(--br-walker)" skin="var(--br-skin-3)" kind="wrap" />
    </svg>
  );
}
