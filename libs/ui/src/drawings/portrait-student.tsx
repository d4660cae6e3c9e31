import { Face } from './portrait-face.tsx';

const skin = 'var(--br-skin-2)';

export function StudentFigure() {
  return (
    <>
      <circle cx="196" cy="96" r="34" fill="var(--br-sun)" opacity=".9" />
      <path d="M78 150q-12 -66 42 -68 54 2 42 68l6 26q-14 10 -48 10t-48 -10z" fill="var(--br-hair)" />
      <path d="M30 290q2 -74 62 -84h56q60 10 62 84z" fill="var(--jade-11)" />
      <path d="M104 176h32v28q-16 16 -32 0z" fill={skin} />
      <ellipse cx="120" cy="142" rx="33" ry="39" fill={skin} />
      <path d="M86 140q-2 -40 34 -44 36 2 36 42 -10 -22 -30 -26 -26 0 -40 28z" fill="var(--br-hair)" />
      <path d="M74 212l-8 70M166 212l8 70" stroke="var(--amber-9)" strokeWidth="13" />
      <Face y={144} smile="109 162q11 9 22 0" />
    </>
  );
}
