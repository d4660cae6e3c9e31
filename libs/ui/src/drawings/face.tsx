import type { ComponentType } from 'react';
import type { FaceName } from '@bridge/model/mentor-card';
import { Afro } from './faces/afro.tsx';
import { Braids } from './faces/braids.tsx';
import { Cap } from './faces/cap.tsx';
import { Glasses } from './faces/glasses.tsx';
import { GreyBeard } from './faces/grey-beard.tsx';
import { Headwrap } from './faces/headwrap.tsx';
import { Hijab } from './faces/hijab.tsx';
import { ShortHair } from './faces/short-hair.tsx';

export type { FaceName };

const eyes = {
  closed: <path d="M101 138q6 5 12 0M127 138q6 5 12 0" />,
  behindGlasses: <path d="M102 142q3 2.5 6 0M132 142q3 2.5 6 0" />,
  open: (
    <>
      <path d="M102 132q5 -4 10 0M128 132q5 -4 10 0" />
      <circle cx="107" cy="140" r="1.4" />
      <circle cx="133" cy="140" r="1.4" />
    </>
  ),
};
const mouths = { plain: 'M109 163q11 9 22 0', bearded: 'M111 170q9 7 18 0' };

type Look = { ground: string; Figure: ComponentType; eyes: keyof typeof eyes; mouth?: keyof typeof mouths };
const faces: Record<FaceName, Look> = {
  braids: { ground: 'var(--jade-4)', Figure: Braids, eyes: 'closed' },
  glasses: { ground: 'var(--sand-5)', Figure: Glasses, eyes: 'behindGlasses', mouth: 'bearded' },
  headwrap: { ground: 'var(--bronze-5)', Figure: Headwrap, eyes: 'closed' },
  hijab: { ground: 'var(--amber-4)', Figure: Hijab, eyes: 'open' },
  cap: { ground: 'var(--jade-5)', Figure: Cap, eyes: 'closed' },
  'grey-beard': { ground: 'var(--sand-6)', Figure: GreyBeard, eyes: 'open', mouth: 'bearded' },
  afro: { ground: 'var(--bronze-4)', Figure: Afro, eyes: 'closed' },
  'short-hair': { ground: 'var(--jade-3)', Figure: ShortHair, eyes: 'open' },
};

/** One of eight people in an arch window, for samples and for whoever chooses one: a face says something about a person and is never given to a real one. */
export function Face({ name }: { name: FaceName }) {
  const { ground, Figure, eyes: look, mouth = 'plain' } = faces[name];
  return (
    <svg className="br-face" viewBox="42 49 156 182" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <rect width="240" height="290" fill={ground} />
      <Figure />
      <g fill="none" stroke="var(--br-face)" strokeWidth="2.6" strokeLinecap="round">
        {eyes[look]}
        <path d={`M120 144q-4 8 1 10${mouths[mouth]}`} />
      </g>
    </svg>
  );
}
