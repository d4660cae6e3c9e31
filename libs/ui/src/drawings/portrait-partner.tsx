import { Face } from './portrait-face.tsx';

const skin = 'var(--br-skin-1)';

export function PartnerFigure() {
  return (
    <>
      <path d="M18 118h204M18 148h204M18 178h204M60 88v140M120 70v140M180 88v140" stroke="var(--gray-7)" strokeWidth="2" />
      <path d="M28 290q2 -76 62 -86h60q60 10 62 86z" fill="var(--br-figure)" />
      <path d="M96 204l24 44 24 -44z" fill="var(--gray-1)" />
      <path d="M114 214h12l5 40 -11 12 -11 -12z" fill="var(--amber-9)" />
      <path d="M104 174h32v30l-16 16 -16 -16z" fill={skin} />
      <ellipse cx="120" cy="142" rx="33" ry="40" fill={skin} />
      <path d="M86 134q-4 -40 34 -42 38 2 34 42 -6 -20 -14 -22h-40q-10 4 -14 22z" fill="var(--br-hair)" />
      <path d="M90 152q2 34 30 34t30 -34q0 20 -30 20t-30 -20z" fill="var(--br-hair)" />
      <g fill="none" stroke="var(--gray-1)" strokeWidth="3">
        <circle cx="106" cy="144" r="10" />
        <circle cx="134" cy="144" r="10" />
        <path d="M116 143h8" />
      </g>
      <Face y={145} smile="112 163q8 5 16 0" brows={false} />
    </>
  );
}
