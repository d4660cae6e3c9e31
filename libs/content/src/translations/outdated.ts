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

/** The same for the body of a post: a paragraph that it was translated from has changed or gone, or the source has one more while nobody has touched the translation. */
export function isBodyOutdated(body: string, source: string, locked: Locked | undefined): boolean {
  const pairs = (locked?.body ?? []).map((pair) => pair.split(' ') as [string, string]); // as the lock file writes them
  const [sources, own] = [blocksOf(source).map(hashOf), blocksOf(body).map(hashOf)];
  const isThere = ([from]: [string, string]) => sources.includes(from);
  const hasChanged = own.some((text) => pairs.some(([, one]) => one === text) && !pairs.some((pair) => pair[1] === text && isThere(pair)));
  const hasLost = own.length !== sources.length && !pairs.every(isThere);
  const hasMore = own.every((text) => pairs.some(([, one]) => one === text)) && sources.some((from) => !pairs.some(([one]) => one === from));
  return hasChanged || hasLost || hasMore;
}

/** How a paragraph stands beside the paragraph of the source at its place. */
export function bodyState(source: string | undefined, text: string, locked: Locked | undefined): 'fresh' | 'stale' {
  const pairs = locked?.body ?? [];
  if (pairs.length === 0) return 'fresh';
  const own = hashOf(text);
  const isKnown = pairs.some((pair) => pair.endsWith(own));
  return isKnown && (source === undefined || !pairs.includes(`${hashOf(source)} ${own}`)) ? 'stale' : 'fresh';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
