import { hashOf } from './hash.ts';
import type { LockFile } from './lock-file.ts';
import { blocksOf } from './blocks.ts';

type Locked = LockFile[string];
type Leaf = { path: readonly string[]; text: string };

/** The texts of an overlay at a place and below it. */
export function leavesAt(overlay: unknown, place: readonly string[]): Leaf[] {
  const [key, ...rest] = place;
  if (key !== undefined) return isObject(overlay) && Object.hasOwn(overlay, key) ? leavesAt(overlay[key], rest).map(({ path, text }) => ({ path: [key, ...path], text })) : [];
  if (typeof overlay === 'string') return [{ path: [], text: overlay }];
  return isObject(overlay) ? Object.entries(overlay).flatMap(([name, child]) => leavesAt(child, []).map(({ path, text }) => ({ path: [name, ...path], text }))) : [];
}

/**
 * True for words that nobody has touched since they were in order, while their source has changed or gone: they are not
 * wrong, they wait for their translator.
 */
export function isOutdated(leaves: readonly Leaf[], locked: Locked | undefined, sources: ReadonlyMap<string, string>): boolean {
  return leaves.length > 0 && leaves.every(({ path, text }) => {
    const key = path.join('.');
    const [from, own] = locked?.texts?.[key]?.split(' ') ?? [];
    const source = sources.get(key);
    return own === hashOf(text) && (source === undefined || from !== hashOf(source));
  });
}

/** The same for the body of a post: one of its paragraphs is as it was, and what it was translated from no longer stands beside it. */
export function isBodyOutdated(body: string, source: string, locked: Locked | undefined): boolean {
  const sources = blocksOf(source);
  return blocksOf(body).some((text, index) => bodyState(sources[index], text, locked) === 'stale');
}

/** How a paragraph stands beside the paragraph of the source at its place. */
export function bodyState(source: string | undefined, text: string, locked: Locked | undefined): 'fresh' | 'stale' {
  const pairs = locked?.body ?? [];
  const isKnown = pairs.some((pair) => pair.endsWith(hashOf(text)));
  return isKnown && (source === undefined || !pairs.includes(`${hashOf(source)} ${hashOf(text)}`)) ? 'stale' : 'fresh';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
