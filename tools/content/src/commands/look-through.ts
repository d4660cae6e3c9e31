import { watch } from 'node:fs';
import path from 'node:path';
import { Content } from '../content.ts';
import type { Fault } from '../fault.ts';
import { rememberSound } from '../sound.ts';
import { isLocked, updateLock } from '../translations/lock.ts';
import { lockOf } from '../translations/paths.ts';
import type { Values } from './command.ts';
import { report } from './report.ts';

/** Reads and judges every file of a folder; answers the exit code. */
export async function lookThrough(folder: string, values: Values): Promise<number> {
  const writeDown = rememberSound(path.join(folder, '../.content/sound-texts'), { draws: false });
  const content = await new Content(folder, { keep: false, whole: !values['part'], finished: true, today: new Date().toISOString().slice(0, 10) }).readAll();
  writeDown();
  const code = judge(content, values);
  if (values['watch']) await keepChecking(content, values);
  return code;
}

/** Along the way the lock files of translations learn what was translated since. */
function judge(content: Content, values: Values): number {
  const { source, locales = [] } = content.locales() ?? {};
  const codes = locales.flatMap(({ code }) => (code === source ? [] : [code]));
  const outdated = values['frozen'] ? codes.filter((code) => !isLocked(content, code)) : [];
  const faults = [...content.faults(), ...outdated.map((code): Fault => ({ file: lockOf(code), line: 1, column: 1, code: 'lock', message: 'is not up to date: run npm run content -- check' }))];
  if (!values['frozen']) for (const code of codes) updateLock(content, code);
  return report(faults, content.files().length, path.basename(content.folder), values);
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
