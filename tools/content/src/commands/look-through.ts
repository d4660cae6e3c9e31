import { watch } from 'node:fs';
import path from 'node:path';
import { Content } from '@bridge/content/engine/content';
import { KnownDocuments } from '../known-documents.ts';
import type { Stale } from '@bridge/content/engine/fault';
import { rememberSound } from '@bridge/content/engine/sound';
import { overSince } from '../over.ts';
import { leftOut } from '../translations/left-out.ts';
import { isWritten, standingOf, writeLock } from '../translations/lock.ts';
import { lockOf } from '@bridge/content/engine/translations/paths';
import { wholeSite } from '../world/whole.ts';
import type { Values } from './command.ts';
import { report } from './report.ts';

type Judged = { code: number; /** There was nothing to tell, and nothing to write. */ isSettled: boolean };

/** Judges every file of a folder, as it was read already or as it is; answers the exit code. */
export async function lookThrough(folder: string, values: Values, read?: { judges: string; bytes: ReadonlyMap<string, Buffer> }): Promise<Judged> {
  const writeDown = rememberSound(path.join(folder, '../.content/sound-texts'), { draws: false });
  const known = read && new KnownDocuments(path.join(folder, '../.content/sound-documents'), read.judges);
  const content = await new Content(folder, { keep: false, known, bytes: read?.bytes, whole: values['part'] ? undefined : wholeSite, finished: true, today: new Date().toISOString().slice(0, 10) }).readAll();
  known?.writeDown();
  const judged = judge(content, values);
  writeDown(); // what lies between files is judged with all of them
  if (values['watch']) await keepChecking(content, values);
  return judged;
}

/** Along the way the lock files of translations learn what was translated since. */
function judge(content: Content, values: Values): Judged {
  const { source, locales = [] } = content.locales() ?? {};
  const codes = locales.flatMap(({ code }) => (code === source ? [] : [code]));
  const faults = content.faults();
  const stale: Stale[] = overSince(content, new Date().toISOString().slice(0, 10));
  const isBroken = new Set(faults.map(({ file }) => file));
  let isWriting = false;
  for (const locale of codes) {
    const { texts, lock } = standingOf(content, locale);
    stale.push(...leftOut(content, locale, texts, isBroken));
    if (isWritten(content, locale, lock)) continue;
    isWriting = true;
    if (!values['frozen']) writeLock(content, locale, lock);
    else faults.push({ file: lockOf(locale), line: 1, column: 1, code: 'lock', message: 'is not up to date: run npm run content -- check' });
  }
  const code = report(faults, content.files().length, path.basename(content.folder), values, stale, content.unread());
  return { code, isSettled: faults.length + stale.length === 0 && !isWriting };
}

/** Judges again after each edit. Editors write in several steps, so it waits until a file has been quiet for a moment. */
function keepChecking(content: Content, values: Values): Promise<void> {
  const edited = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(content.folder, { recursive: true }, (_event, file) => {
    if (file) edited.add(file.replaceAll(path.sep, '/'));
    clearTimeout(timer);
    timer = setTimeout(() => void again(), 50);
  });
  watcher.on('error', () => undefined); // a folder went while it was looked at
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        watcher.close();
        resolve();
      });
    }
  });

  async function again() {
    const files = [...edited];
    edited.clear();
    for (const file of files) await content.readAgain(file);
    judge(content, values);
  }
}
