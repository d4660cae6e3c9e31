import { heroLines } from './hero-scene.ts';
import type { HeroScene } from './hero-scene.ts';

const ripples = [
  [120, 34, 150],
  [360, 62, 90],
  [540, 28, 60],
  [700, 84, 180],
  [930, 44, 110],
  [1120, 70, 80],
  [1240, 30, 190],
  [1420, 58, 120],
  [240, 100, 120],
  [1010, 112, 160],
  [1330, 104, 90],
  [60, 76, 60],
] as const;
const glints = [
  [16, 150],
  [34, 104],
  [52, 64],
  [70, 34],
] as const;

/** Ripples, and the sun's path on the water: they lie over the reflections. */
export function HeroRipples({ scene }: { scene: HeroScene }) {
  const { water: y } = heroLines(scene);
  const east = scene.width - 250;
  return (
    <>
      <g stroke="var(--br-ripple)" strokeWidth="2.5" strokeLinecap="round">
        {ripples.map(([x, down, length]) => (
          <path key={x} d={`M${x} ${y + down}h${length}`} />
        ))}
      </g>
      <g stroke="var(--br-sun)" strokeWidth="4" strokeLinecap="round" opacity=".8">
        {glints.map(([down, length]) => (
          <path key={down} d={`M${east - length / 2} ${y + down}h${length}`} />
        ))}
      </g>
    </>
  );
}
