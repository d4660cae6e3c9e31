import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '@bridge/content/engine/content';
import { hashOf } from '@bridge/content/engine/translations/hash';
import type { LockFile } from '@bridge/content/engine/translations/lock-file';
import { bodyState, leavesAt } from '@bridge/content/engine/translations/outdated';
import { lockOf, translationOf } from '@bridge/content/engine/translations/paths';
import { ownParagraphs, textsOf, translatable, type FileText } from './texts.ts';

/** A text and how it stands: `stale` where its source has changed since it was translated. */
export type Standing = FileText & { state: 'missing' | 'fresh' | 'stale' };

/** How every text of a language stands, by file, and the lock file as it should be. */
export function standingOf(content: Content, locale: string): { texts: Map<string, Standing[]>; lock: LockFile } {
  const before = readLock(content, locale);
  const files = new Set(content.files());
  const texts = new Map<string, Standing[]>();
  const lock: LockFile = {};
  for (const file of translatable(content)) {
    const { standing, locked } = standingIn(content, file, locale, before);
    texts.set(file, standing);
    if (locked) lock[file] = locked;
  }
  for (const file of Object.keys(before)) if (files.has(translationOf(file, locale))) lock[file] ??= before[file]!;
  return { texts, lock };
}

/** The same for one file; with what is known of words whose source is gone. */
export function standingIn(content: Content, file: string, locale: string, lock = readLock(content, locale)): { standing: Standing[]; locked: Locked | undefined } {
  const before = lock[file];
  const own = textsOf(content, file, locale);
  const standing = own.map((text): Standing => ({ ...text, state: stateOf(text, before) }));
  // What cannot be read now keeps what was known of it.
  const isUnread = content.files().includes(translationOf(file, locale)) && content.translation(file, locale)?.overlay === undefined;
  if (own.length === 0 || isUnread) return { standing, locked: before };
  const extra = ownParagraphs(content, file, locale).slice(own.filter(({ isBody }) => isBody).length);
  return { standing, locked: lockedAs(standing, before, leftOver(content, file, locale), extra) };
}

/** Words of a file in a language whose source text is gone: they are kept until it comes back or `locale tidy` takes them away. */
export function leftOver(content: Content, file: string, locale: string): { key: string; path: readonly string[]; text: string }[] {
  const version = content.translation(file, locale);
  if (version?.overlay === undefined) return [];
  const known = new Set(version.texts().map(({ path: at }) => at.join('.')));
  return leavesAt(version.overlay.value, []).map((leaf) => ({ ...leaf, key: leaf.path.join('.') })).filter(({ key }) => !known.has(key));
}

/** The same, with the lock file written where it changes: a translation that was touched is fresh from now on. */
export function updateLock(content: Content, locale: string): Map<string, Standing[]> {
  const { texts, lock } = standingOf(content, locale);
  writeLock(content, locale, lock);
  return texts;
}

/** True where the lock file is as it should be. */
export function isWritten(content: Content, locale: string, lock: LockFile): boolean {
  return lockText(lock) === (readText(content, locale) ?? lockText({}));
}

export function writeLock(content: Content, locale: string, lock: LockFile): void {
  if (!isWritten(content, locale, lock)) writeFileSync(path.join(content.folder, lockOf(locale)), lockText(lock));
}

export function readLock(content: Content, locale: string): LockFile {
  try {
    return JSON.parse(readText(content, locale) ?? '{}') as LockFile; // only the content command writes it; a broken one is a fault of its own
  } catch {
    return {};
  }
}

type Locked = LockFile[string];

function stateOf({ key, source, text, isBody }: FileText, locked: Locked | undefined): Standing['state'] {
  if (text === undefined) return 'missing';
  if (isBody) return bodyState(source, text, locked);
  const [sourceHash, ownHash] = locked?.texts?.[key]?.split(' ') ?? [];
  return sourceHash === undefined || sourceHash === hashOf(source) || ownHash !== hashOf(text) ? 'fresh' : 'stale';
}

function lockedAs(standing: readonly Standing[], before: Locked | undefined, gone: readonly { key: string; text: string }[], extra: readonly string[]): Locked | undefined {
  const texts: Record<string, string> = {};
  const body: string[] = [];
  const knownBody = (text: string) => before?.body?.find((pair) => pair.endsWith(hashOf(text)));
  for (const { key, source, text, isBody, state } of standing) {
    if (text === undefined) continue;
    const pair = `${hashOf(source)} ${hashOf(text)}`;
    if (isBody) body.push((state === 'stale' ? knownBody(text) : undefined) ?? pair);
    else texts[key] = state === 'stale' ? before!.texts![key]! : pair;
  }
  for (const { key, text } of gone) {
    const known = before?.texts?.[key];
    if (known?.endsWith(hashOf(text))) texts[key] = known;
  }
  body.push(...extra.flatMap((text) => knownBody(text) ?? []));
  const entry = { ...(Object.keys(texts).length > 0 && { texts }), ...(body.length > 0 && { body }) };
  return Object.keys(entry).length > 0 ? entry : undefined;
}

/** A lock file: one text a line, files in the order of their names, so that two people's changes rarely meet. */
export function lockText(lock: LockFile): string {
  const sorted = Object.fromEntries(Object.entries(lock).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify(sorted, null, 1)}\n`;
}

function readText(content: Content, locale: string): string | undefined {
  const file = path.join(content.folder, lockOf(locale));
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
