/** What a scene shows: how wide, how much of its bridge is built, who walks on it. */
export type HeroScene = {
  width: number;
  height: number;
  spans: number;
  span: number;
  start: number;
  /** Finished spans. */
  built: number;
  /** Stones of the span being built. */
  stones: number;
  people: boolean;
  /** How high the sun stands, and the radii of its halo and of itself. */
  sun: { up: number; halo: number; disc: number };
};

const morning = { up: 150, halo: 204, disc: 128 };
const home = { width: 1600, height: 560, spans: 5, span: 300, start: 50, built: 3, stones: 3, people: true, sun: morning };

/** The scenes of the product: the home page, a low band above an article, the side of the account screens. */
export const heroScenes = {
  home,
  band: { ...home, height: 400, sun: { up: 78, halo: 140, disc: 96 } },
  account: { ...home, width: 900, height: 520, spans: 3, start: 0, built: 1, people: false },
} satisfies Record<string, HeroScene>;

export type HeroSceneName = keyof typeof heroScenes;

/** Lines that the scene is built on: the water, the deck above it, and where the laid deck ends. */
export function heroLines({ height, start, span, built }: HeroScene) {
  const water = height - 150;
  return { water, deck: water - arch.outer - 8 - 16, end: start + span * (built + 0.5) };
}

export const arch = { inner: 112, outer: 146, gap: 6 };
