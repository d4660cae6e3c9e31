import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../content.ts';
import type { LockFile } from './lock-file.ts';
import { lockOf, translationOf } from './paths.ts';
import { textsOf, translatable, type FileText } from './texts.ts';

/** A text and how it stands: `stale` where its source has changed since it was translated. */
export type Standing = FileText & { state: 'missing' | 'fresh' | 'stale' };

/** The hash of a text; spaces and line breaks do not count. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text.normalize('NFC').replace(/\s+/g, ' ').trim()).digest('base64url').slice(0, 8);
}

/** How every text of a language stands, by file, and the lock file as it should be. */
export function standingOf(content: Content, locale: string): { texts: Map<string, Standing[]>; lock: LockFile } {
  const before = readLock(content, locale);
  const files = new Set(content.files());
  const texts = new Map<string, Standing[]>();
  const lock: LockFile = {};
  for (const file of translatable(content)) {
    const own = textsOf(content, file, locale);
    const standing = own.map((text): Standing => ({ ...text, state: stateOf(text, before[file]) }));
    texts.set(file, standing);
    // What cannot be read now keeps what was known of it.
    if (own.length === 0 || (files.has(translationOf(file, locale)) && content.translation(file, locale)?.overlay === undefined)) {
      if (before[file]) lock[file] = before[file];
      continue;
    }
    const entry = lockedAs(standing, before[file]);
    if (entry) lock[file] = entry;
  }
  return { texts, lock };
}

/** The same, with the lock file written where it changes: a translation that was touched is fresh from now on. */
export function updateLock(content: Content, locale: string): Map<string, Standing[]> {
  const { texts, lock } = standingOf(content, locale);
  writeLock(content, locale, lock);
  return texts;
}

/** True where the lock file says what there is. */
export function isLocked(content: Content, locale: string): boolean {
  return textOf(standingOf(content, locale).lock) === (readText(content, locale) ?? textOf({}));
}

export function writeLock(content: Content, locale: string, lock: LockFile): void {
  const text = textOf(lock);
  if (text !== (readText(content, locale) ?? textOf({}))) writeFileSync(path.join(content.folder, lockOf(locale)), text);
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

/** Paragraphs may have moved: a pair is looked up by what it says, not by where it stands. */
function bodyState(source: string, text: string, locked: Locked | undefined): Standing['state'] {
  const pairs = locked?.body ?? [];
  if (pairs.length === 0 || pairs.some((pair) => pair.startsWith(hashOf(source)))) return 'fresh';
  return pairs.some((pair) => pair.endsWith(hashOf(text))) ? 'stale' : 'fresh';
}

function lockedAs(standing: readonly Standing[], before: Locked | undefined): Locked | undefined {
  const texts: Record<string, string> = {};
  const body: string[] = [];
  for (const { key, source, text, isBody, state } of standing) {
    if (text === undefined) continue;
    if (isBody) {
      const known = before?.body?.find((pair) => pair.endsWith(hashOf(text)));
      body.push(state === 'stale' && known ? known : `${hashOf(source)} ${hashOf(text)}`);
    } else texts[key] = state === 'stale' ? before!.texts![key]! : `${hashOf(source)} ${hashOf(text)}`;
  }
  const entry = { ...(Object.keys(texts).length > 0 && { texts }), ...(body.length > 0 && { body }) };
  return Object.keys(entry).length > 0 ? entry : undefined;
}

/** One text a line, files in the order of their names, so that two people's changes rarely meet. */
function textOf(lock: LockFile): string {
  const sorted = Object.fromEntries(Object.entries(lock).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify(sorted, null, 1)}\n`;
}

function readText(content: Content, locale: string): string | undefined {
  const file = path.join(content.folder, lockOf(locale));
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

