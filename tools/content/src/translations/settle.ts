import type { Content } from '@bridge/content/engine/content';
import { hashOf } from '@bridge/content/engine/translations/hash';
import { readLock, standingOf, writeLock, type Standing } from './lock.ts';

/** How a text is to stand: made from this very source, or from another one where `source` says which; without it, from the one remembered. */
export type Settled = { state: 'fresh' | 'stale'; source?: string | undefined };

/** Writes the lock file so that texts stand as they were said to, by "file key"; answers how many of them are stale. */
export function settle(content: Content, locale: string, settled: ReadonlyMap<string, Settled>): number {
  const before = readLock(content, locale);
  const { texts, lock } = standingOf(content, locale);
  let stale = 0;
  for (const [file, standing] of texts) {
    for (const text of standing) {
      const wanted = settled.get(`${file} ${text.key}`);
      const locked = lock[file];
      if (!wanted || !locked || text.text === undefined) continue;
      const own = hashOf(text.text);
      const remembered = text.isBody ? before[file]?.body?.find((pair) => pair.endsWith(own)) : before[file]?.texts?.[text.key];
      const from = wanted.state === 'fresh' ? hashOf(text.source) : wanted.source === undefined ? otherThan(text, remembered) : hashOf(wanted.source);
      if (wanted.state === 'stale') stale++;
      const pair = `${from} ${own}`;
      const now = `${hashOf(text.source)} ${own}`;
      if (text.isBody) locked.body = [...(locked.body ?? []).filter((one) => one !== (wanted.state === 'stale' ? now : pair)), pair];
      else locked.texts = { ...locked.texts, [text.key]: pair };
    }
  }
  writeLock(content, locale, lock);
  return stale;
}

/** What is remembered as the source of a stale text; where that is the source of today, or nothing, no source at all. */
function otherThan({ source }: Standing, remembered: string | undefined): string {
  const from = remembered?.split(' ')[0];
  return from === undefined || from === hashOf(source) ? hashOf('') : from;
}
