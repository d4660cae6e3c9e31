import { Face } from './portrait-face.tsx';

const skin = 'var(--br-skin-3)';
const wrap = 'M80 136q-22 -30 -2 -56 12 -16 30 -14 4 -16 26 -12 34 4 34 38 2 24 -10 44 -12 -22 -38 -22t-40 22z';

export function MentorFigure() {
  return (
    <>
      <path d="M26 290q4 -76 66 -86h56q62 10 66 86z" fill="var(--br-clay)" />
      <path d="M103 174h34v30q-17 18 -34 0z" fill={skin} />
      <ellipse cx="120" cy="144" rx="34" ry="40" fill={skin} />
      <path d={wrap} fill="var(--jade-10)" />
      <path
        d="M84 118q32 -20 74 0M92 92q26 -20 66 -10"
        fill="none"
        stroke="var(--jade-4)"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".7"
      />
      <circle cx="86" cy="160" r="5" fill="var(--amber-9)" />
      <circle cx="154" cy="160" r="5" fill="var(--amber-9)" />
      <path d="M92 208q28 26 56 0" fill="none" stroke="var(--amber-9)" strokeWidth="6" />
      <Face y={148} smile="109 166q11 9 22 0" />
    </>
  );
}
