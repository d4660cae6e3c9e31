import type { Range } from './letters.ts';
import type { Selector } from './selector.ts';

/** What a stylesheet is made of, as far as pages differ in it. */
export type Part =
  | { kind: 'rule'; selectors: Selector[]; plain: string; uses: string[]; animations: string; properties: { name: string; text: string; uses: string[] }[] }
  | { kind: 'group'; head: string; parts: Part[] }
  | { kind: 'named'; name: string; text: string; uses: string[] }
  | { kind: 'face'; family: string; ranges: readonly Range[] | undefined; text: string }
  | { kind: 'always'; text: string };

/** All of them, also those in groups, in their order. */
export function* every(parts: readonly Part[]): Generator<Part> {
  for (const part of parts) {
    if (part.kind === 'group') yield* every(part.parts);
    else yield part;
  }
}
