import { archStone, archStones } from '@bridge/model/bridge';
import { arch, heroLines } from './hero-scene.ts';
import type { HeroScene } from './hero-scene.ts';

/** Arches that spring from the water, each closing a circle with its reflection; deck and lamps over what is built. */
export function HeroBridge({ scene }: { scene: HeroScene }) {
  const { deck, end } = heroLines(scene);
  const lamps = Array.from({ length: scene.built }, (_, i) => scene.start + scene.span * (i + 0.5));
  return (
    <>
      {Array.from({ length: scene.spans }, (_, i) => (
        <Span key={i} scene={scene} index={i} />
      ))}
      <rect x={end} y={deck} width={scene.width - end} height="16" className="br-ghost" />
      <rect x="0" y={deck} width={end} height="16" rx="2" fill="var(--br-deck)" />
      {lamps.map((x) => (
        <g key={x}>
          <path d={`M${x} ${deck}v-44`} className="br-post" />
          <circle cx={x} cy={deck - 52} r="20" fill="var(--amber-a4)" />
          <circle cx={x} cy={deck - 52} r="8.5" className="br-lamp" />
        </g>
      ))}
    </>
  );
}

function Span({ scene, index }: { scene: HeroScene; index: number }) {
  const { water } = heroLines(scene);
  const cx = scene.start + scene.span * (index + 0.5);
  const done = index < scene.built ? 5 : index === scene.built ? scene.stones : 0;
  return (
    <>
      <Spandrel scene={scene} index={index} cx={cx} />
      {archStones({ done, total: 5 }).map(({ laid }, k) => (
        <g key={k}>
          <path
            d={archStone({ ...arch, cx, cy: water }, k, 5)}
            className={!laid ? 'br-ghost' : (k + index) % 3 === 1 ? 'br-stone-2' : 'br-stone'}
          />
          {laid && (
            <g transform="scale(1 -1)" opacity=".13">
              <path d={archStone({ ...arch, cx, cy: -water }, k, 5)} className="br-stone" />
            </g>
          )}
        </g>
      ))}
    </>
  );
}

/** The wall between arch and deck: whole where the span is built, stepped where it is being built. */
function Spandrel({ scene, index, cx }: { scene: HeroScene; index: number; cx: number }) {
  const { water, deck } = heroLines(scene);
  const top = deck + 16;
  const half = scene.span / 2;
  if (index > scene.built) return null;
  if (index === scene.built) {
    const steps = `H${cx - 34}v26h-22v22h-26v26h-22V${water - 58}H${cx - 132}V${water}H${cx - half}Z`;
    return <path d={`M${cx - half} ${top}${steps}`} fill="var(--br-spandrel)" />;
  }
  const start = index === 0 ? 0 : cx - half;
  const r = arch.outer - 2;
  const opening = `H${cx + r}A${r} ${r} 0 0 0 ${cx - r} ${water}`;
  return <path d={`M${start} ${top}H${cx + half}V${water}${opening}H${start}Z`} fill="var(--br-spandrel)" />;
}
