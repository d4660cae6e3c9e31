export type YearCount = { done: number; total: number };

/** Measures of the roadmap bridge, in units of its viewBox. */
export type BridgeMeasures = {
  /** One span, from pier to pier. */
  span: number;
  /** The abutment at each end. */
  end: number;
  inner: number;
  outer: number;
  gap: number;
  deck: number;
  /** Between the deck and the crown of an arch. */
  air: number;
  foot: number;
  walker: number;
  lamp: number;
  post: number;
  /** Room above the deck for the walker. */
  top: number;
};

export const wide: BridgeMeasures = {
  span: 200,
  end: 40,
  inner: 66,
  outer: 92,
  gap: 5,
  deck: 10,
  air: 6,
  foot: 34,
  walker: 40,
  lamp: 6,
  post: 16,
  top: 52,
};

/** Phones: the same spans, drawn sturdier, so that an arch 55 px wide still reads. */
export const small: BridgeMeasures = {
  span: 200,
  end: 24,
  inner: 52,
  outer: 93,
  gap: 9,
  deck: 18,
  air: 8,
  foot: 26,
  walker: 78,
  lamp: 13,
  post: 24,
  top: 92,
};

/** Path of one stone of an arch: a ring sector whose gaps are parallel. Angles in radians, 0 at the start side. */
export function stone(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
  gap: number,
): string {
  const trimIn = gap / 2 / inner;
  const trimOut = gap / 2 / outer;
  const point = (r: number, a: number) => `${round(cx - r * Math.cos(a))} ${round(cy - r * Math.sin(a))}`;
  return (
    `M${point(inner, from + trimIn)}L${point(outer, from + trimOut)}` +
    `A${outer} ${outer} 0 0 1 ${point(outer, to - trimOut)}L${point(inner, to - trimIn)}` +
    `A${inner} ${inner} 0 0 0 ${point(inner, from + trimIn)}Z`
  );
}

/** Path of stone `k` of an arch of `count` equal stones; the arch is half a circle unless `from` and `to` say otherwise. */
export function archStone(
  arch: { cx: number; cy: number; inner: number; outer: number; gap: number; from?: number; to?: number },
  k: number,
  count: number,
): string {
  const { cx, cy, inner, outer, gap, from = 0, to = Math.PI } = arch;
  const step = (to - from) / count;
  return stone(cx, cy, inner, outer, from + step * k, from + step * (k + 1), gap);
}

/** In which order the stones of an arch are laid: from both feet to the crown; the last one is the keystone. */
export function buildOrder(count: number): number[] {
  return Array.from({ length: count }, (_, k) => (k % 2 ? count - 1 - (k - 1) / 2 : k / 2));
}

/** The stones of an arch from its start side; `place` is a stone's number in the order of laying. */
export function archStones({ done, total }: YearCount): { laid: boolean; place: number }[] {
  const order = buildOrder(Math.max(total, 1));
  return order.map((_, k) => {
    const place = order.indexOf(k);
    return { laid: place < done, place };
  });
}

/** A year's lamp is lit when all its stones are laid. */
export const isLit = ({ done, total }: YearCount) => total > 0 && done === total;

/** Where the deck is laid (one piece a span) and where it ends. It stops at the first unfinished span, even where later
 * years have stones: one can only walk where it is joined. */
export function laidDeck(years: readonly YearCount[], measures: BridgeMeasures) {
  const { span, end } = measures;
  const pieces: { x: number; width: number }[] = [];
  for (const [i, { done, total }] of years.entries()) {
    const share = total > 0 ? done / total : 0;
    const start = end + span * i;
    const isLast = i === years.length - 1;
    const before = i === 0 ? end : 0;
    const beyond = isLast && share === 1 ? end : 0;
    const width = round(before + span * share + beyond);
    if (width > 0) pieces.push({ x: start - before, width });
    if (share < 1) return { pieces, walker: start + span * share };
  }
  return { pieces, walker: bridgeWidth(years.length, measures) - end / 2 };
}

/** Sizes that follow from the number of spans and from what stands on the deck. */
export function bridgeFrame(count: number, measures: BridgeMeasures, on: { walker: boolean; lamps: boolean; feet: boolean }) {
  const { deck, air, outer, foot, post, lamp, top } = measures;
  const deckTop = on.walker ? top : on.lamps ? post + 2 * lamp + 4 : 4;
  const springing = deckTop + deck + air + outer;
  return {
    width: bridgeWidth(count, measures),
    height: springing + (on.feet ? foot : 2),
    deckTop,
    springing,
  };
}

/** Rounded to the hundredth: what a path needs, and the same text on every machine. */
export const round = (n: number) => Math.round(n * 100) / 100;

const bridgeWidth = (count: number, { end, span }: BridgeMeasures) => end * 2 + span * count;
