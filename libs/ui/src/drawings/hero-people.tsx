import { heroLines } from './hero-scene.ts';
import type { HeroScene } from './hero-scene.ts';
import { Person } from './person.tsx';

/** The people of the scene; the last one sets the next stone. */
export function HeroPeople({ scene }: { scene: HeroScene }) {
  const { deck: y, end } = heroLines(scene);
  return (
    <>
      <Person x={150} y={y} height={66} top="var(--jade-11)" skin="var(--br-skin-2)" kind="pack" />
      <Person x={352} y={y} height={70} top="var(--br-figure)" skin="var(--br-skin-3)" kind="wrap" />
      <Person x={404} y={y} height={64} top="var(--amber-9)" skin="var(--br-skin-1)" />
      <Person x={910} y={y} height={67} top="var(--br-clay)" skin="var(--br-skin-2)" kind="dress" />
      <Person x={end - 46} y={y} height={68} top="var(--jade-9)" skin="var(--br-skin-3)" kind="reach" />
    </>
  );
}
