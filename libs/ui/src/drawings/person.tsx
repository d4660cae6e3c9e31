import { round } from '@bridge/model/bridge';

export type PersonKind = 'plain' | 'pack' | 'reach' | 'wrap' | 'dress';
export type PersonProps = {
  x: number;
  y: number;
  height: number;
  top: string;
  skin: string;
  legs?: string;
  hair?: string;
  kind?: PersonKind;
  flip?: boolean;
};

/** A walking figure whose feet stand at (x, y). */
export function Person({
  x,
  y,
  height,
  top,
  skin,
  legs = 'var(--br-figure)',
  hair = 'var(--br-hair)',
  kind = 'plain',
  flip,
}: PersonProps) {
  const k = height / 56;
  return (
    <g transform={`translate(${round(x)} ${round(y)}) scale(${round(flip ? -k : k)} ${round(k)})`}>
      <path
        d="M-1 -24L-7 -1.8h-3.5M1 -24L5 -12 9.5 -1.8h3.5"
        fill="none"
        stroke={legs}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d={
          kind === 'dress'
            ? 'M-6.5 -40q6.5 -3.4 13 0l4.6 27q-11 3.6 -22 0z'
            : 'M-7.5 -36q0 -5.5 7.5 -5.5t7.5 5.5l1 15q-8.5 3 -17 0z'
        }
        fill={top}
      />
      {kind === 'pack' && <path d="M-13 -37q0 -3 3.2 -3h3v15h-3q-3.2 0 -3.2 -3z" fill="var(--amber-9)" />}
      {kind === 'reach' ? <ReachingArm top={top} skin={skin} /> : <HangingArm top={top} skin={skin} />}
      <path d="M-1.6 -44h4v5h-4z" fill={skin} />
      <circle cx="1" cy="-49" r="6.2" fill={skin} />
      <Head kind={kind} hair={hair} />
    </g>
  );
}

function ReachingArm({ top, skin }: { top: string; skin: string }) {
  return (
    <>
      <path d="M4 -37L14 -33" stroke={top} strokeWidth="4.6" strokeLinecap="round" />
      <path d="M14.5 -43h13l2.5 12h-18z" fill="var(--br-stone)" />
      <circle cx="17" cy="-31.5" r="2.6" fill={skin} />
    </>
  );
}

function HangingArm({ top, skin }: { top: string; skin: string }) {
  const arm = { d: 'M3.5 -36L8 -26', strokeWidth: '4.6', strokeLinecap: 'round' } as const;
  return (
    <>
      <path {...arm} stroke={top} />
      <path {...arm} stroke="black" strokeOpacity=".14" />
      <circle cx="9.4" cy="-23.4" r="2.5" fill={skin} />
    </>
  );
}

function Head({ kind, hair }: { kind: PersonKind; hair: string }) {
  if (kind === 'wrap')
    return <path d="M-6.6 -49.5q-1.5 -10 7 -10 9 -.6 7.4 8.6q-6.4 -4.6 -14.4 1.4z" fill="var(--amber-9)" />;
  if (kind === 'dress')
    return (
      <>
        <path d="M6.6 -51.5a6.6 6.6 0 0 0 -12.6 1.2q0 3.4 1.6 5.4 1 -5 4.6 -5.8 3 -.8 6.4 -.8z" fill={hair} />
        <circle cx="-6.2" cy="-55" r="4.6" fill={hair} />
      </>
    );
  return <path d="M7.3 -50.4q-.3 -5.6 -6.4 -5.8 -6.6 .2 -6.2 7.6l2 -.2q1.6 -2.6 4.6 -2.4 3.6 .4 6 .8z" fill={hair} />;
}
