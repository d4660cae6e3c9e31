import { useId } from 'react';
import { HeroBridge } from './hero-bridge.tsx';
import { HeroLand } from './hero-land.tsx';
import { HeroPeople } from './hero-people.tsx';
import { HeroRipples } from './hero-ripples.tsx';
import { heroScenes } from './hero-scene.ts';
import type { HeroSceneName } from './hero-scene.ts';

/** A bridge over water at first light. An illustration: unlike the roadmap bridge it shows no data. */
export function HeroArt({ scene = 'home' }: { scene?: HeroSceneName }) {
  const id = useId();
  const shown = heroScenes[scene];
  return (
    <svg
      className={scene === 'band' ? 'br-hero-art br-band' : 'br-hero-art'}
      viewBox={`0 0 ${shown.width} ${shown.height}`}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <HeroLand scene={shown} id={id} />
      <HeroBridge scene={shown} />
      <HeroRipples scene={shown} />
      {shown.people && <HeroPeople scene={shown} />}
    </svg>
  );
}
