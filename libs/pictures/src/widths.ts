import { servedWidths } from './limits.ts';

/** The widths in which a picture so wide is served: never wider than it is, and as wide as it is where it is narrower than the widest. */
export function widthsFor(width: number): number[] {
  const [, , widest] = servedWidths;
  const largest = Math.min(width, widest);
  return [...servedWidths.filter((one) => one < largest * 0.9), largest]; // two that are nearly the same are one too many
}

/** The width in which one is shown that is not published. */
export function sketchWidth(width: number): number {
  return Math.min(width, servedWidths[1]);
}
