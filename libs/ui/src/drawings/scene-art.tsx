import type { ComponentType } from 'react';
import { Bank } from './scenes/bank.tsx';
import type { Hill } from './scenes/bank.tsx';
import { Clinic } from './scenes/clinic.tsx';
import { Harbour } from './scenes/harbour.tsx';
import { LectureHall } from './scenes/lecture-hall.tsx';
import { Library } from './scenes/library.tsx';
import { Market } from './scenes/market.tsx';
import { Office } from './scenes/office.tsx';
import { Tree } from './scenes/tree.tsx';
import { Workshop } from './scenes/workshop.tsx';

export type SceneName = 'lecture-hall' | 'workshop' | 'market' | 'clinic' | 'office' | 'library' | 'harbour' | 'tree';

const scenes: Record<SceneName, { Place: ComponentType; hill: Hill }> = {
  'lecture-hall': { Place: LectureHall, hill: 0 },
  workshop: { Place: Workshop, hill: 1 },
  market: { Place: Market, hill: 2 },
  clinic: { Place: Clinic, hill: 1 },
  office: { Place: Office, hill: 0 },
  library: { Place: Library, hill: 2 },
  harbour: { Place: Harbour, hill: 1 },
  tree: { Place: Tree, hill: 0 },
};

/** The place where the bridge lands: one for each audience. */
export function SceneArt({ name }: { name: SceneName }) {
  const { Place, hill } = scenes[name];
  return (
    <svg className="br-scene-art" viewBox="0 0 960 400" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Bank hill={hill}>
        <Place />
      </Bank>
    </svg>
  );
}
