import { Person, type PersonProps } from './person.tsx';

const deck = 150;

type Figure = Omit<PersonProps, 'y'>;

/** Who is on the deck: two on their way, two who meet, two who bring a stone. */
const figures = {
  talent: [
    { x: 156, height: 112, top: 'var(--jade-9)', legs: 'var(--br-walker)', skin: 'var(--br-skin-2)', hair: 'var(--br-walker-hair)', kind: 'pack' },
    { x: 236, height: 120, top: 'var(--br-clay)', legs: 'var(--br-walker)', skin: 'var(--br-skin-3)', kind: 'wrap' },
  ],
  mentor: [
    { x: 150, height: 120, top: 'var(--amber-9)', legs: 'var(--br-walker)', skin: 'var(--br-skin-3)', hair: 'var(--br-walker-hair)', kind: 'dress' },
    { x: 250, height: 112, top: 'var(--jade-9)', legs: 'var(--br-walker)', skin: 'var(--br-skin-2)', hair: 'var(--br-walker-hair)', flip: true },
  ],
  partner: [
    { x: 150, height: 116, top: 'var(--br-clay)', legs: 'var(--br-walker)', skin: 'var(--br-skin-2)', hair: 'var(--br-walker-hair)', kind: 'reach' },
    { x: 256, height: 114, top: 'var(--jade-9)', legs: 'var(--br-walker)', skin: 'var(--br-skin-3)', kind: 'wrap', flip: true },
  ],
} satisfies Record<string, Figure[]>;

/** People and lamps on the deck, for banners: no arches, so that the roadmap below stays the only bridge in view. */
export function Walkers({ who = 'talent' }: { who?: keyof typeof figures }) {
  return (
    <svg className="br-banner-art" viewBox="0 0 460 150" aria-hidden="true">
      {[64, 330].map((x) => (
        <g key={x}>
          <path className="br-post" d={`M${x} ${deck}v-76`} />
          <circle cx={x} cy={deck - 88} r="26" fill="var(--amber-9)" opacity=".18" />
          <circle className="br-lamp" cx={x} cy={deck - 88} r="12" />
        </g>
      ))}
      {figures[who].map((figure: Figure) => (
        <Person key={figure.x} y={deck} {...figure} />
      ))}
    </svg>
  );
}
