import { heroLines } from './hero-scene.ts';
import type { HeroScene } from './hero-scene.ts';

/** Sun, hills and water. `id` keeps the names of clip and gradient apart where a page draws two scenes. */
export function HeroLand({ scene, id }: { scene: HeroScene; id: string }) {
  const { width: w, height, sun } = scene;
  const { water: y } = heroLines(scene);
  const east = w - 250;
  return (
    <>
      <defs>
        <clipPath id={`${id}horizon`}>
          <rect width={w} height={y} />
        </clipPath>
        <linearGradient id={`${id}water`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--br-water)" />
          <stop offset="1" stopColor="var(--color-background)" />
        </linearGradient>
      </defs>
      <g clipPath={`url(#${id}horizon)`}>
        <circle cx={east} cy={y - sun.up} r={sun.halo} fill="var(--br-sun-halo)" />
        <circle cx={east} cy={y - sun.up} r={sun.disc} fill="var(--br-sun)" />
      </g>
      <path d={farHills(w, y)} fill="var(--br-hill-1)" />
      <path d={nearHills(w, y)} fill="var(--br-hill-2)" />
      <rect x="0" y={y} width={w} height={height - y} fill={`url(#${id}water)`} />
    </>
  );
}

const farHills = (w: number, y: number) =>
  `M0 ${y - 64}C140 ${y - 132} 300 ${y - 120} 430 ${y - 58}S760 ${y - 14} 900 ${y - 46} 1240 ${y - 120} 1370 ${y - 92}` +
  `S1540 ${y - 56} ${w} ${y - 84}V${y}H0Z`;

const nearHills = (w: number, y: number) =>
  `M0 ${y - 30}C190 ${y - 74} 330 ${y - 30} 520 ${y - 18}S880 ${y - 10} 1040 ${y - 24} 1330 ${y - 74} ${w} ${y - 36}V${y}H0Z`;
