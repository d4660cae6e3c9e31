import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import { Content } from '../content.ts';
import { formatFault, formatForGithub, type Fault } from '../fault.ts';
import { rememberSound } from '../sound.ts';
import { isLocked, updateLock } from '../translations/lock.ts';
import { lockOf } from '../translations/paths.ts';
import { folderFrom, folderOption, type Command, type Values } from './command.ts';

export const check: Command = {
  summary: 'Checks every file of content/ and reports all that is wrong, with line and column.',
  options: {
    json: { type: 'boolean', about: 'print the faults as JSON' },
    github: { type: 'boolean', about: 'print the faults as annotations of a pull request' },
    frozen: { type: 'boolean', about: 'write nothing: a lock file of translations that is not up to date is a fault' },
    watch: { type: 'boolean', about: 'check again after each edit, until stopped' },
    folder: folderOption,
  },
  async run(values) {
    const folder = folderFrom(values);
    if (!existsSync(folder)) {
      console.error(`There is no folder ${folder}.`);
      return 2;
    }
    const writeDown = rememberSound(path.join(folder, '../.content/sound-texts'), { draws: false });
    const content = await new Content(folder, { keep: false }).readAll();
    writeDown();
    const code = report(content, values);
    if (values['watch']) await keepChecking(content, values);
    return code;
  },
};

/** Along the way the lock files of translations learn what was translated since. */
function report(content: Content, values: Values): number {
  const { source, locales = [] } = content.locales() ?? {};
  const codes = locales.flatMap(({ code }) => (code === source ? [] : [code]));
  const outdated = values['frozen'] ? codes.filter((code) => !isLocked(content, code)) : [];
  const faults = [...content.faults(), ...outdated.map((code): Fault => ({ file: lockOf(code), line: 1, column: 1, code: 'lock', message: 'is not up to date: run npm run content -- check' }))];
  if (!values['frozen']) for (const code of codes) updateLock(content, code);
  const name = path.basename(content.folder);
  if (values['json']) console.log(JSON.stringify({ files: content.files().length, faults: faults.map((fault) => ({ ...fault, file: `${name}/${fault.file}` })) }));
  else if (values['github']) for (const fault of faults) console.log(formatForGithub(fault, name));
  else console.log(readable(faults, content.files().length, name));
  return faults.length > 0 ? 1 : 0;
}

function readable(faults: Fault[], files: number, name: string): string {
  const count = faults.length === 0 ? 'no faults' : `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`;
  return [...faults.map((fault) => formatFault(fault, name)), `${files} files, ${count}`].join('\n');
}

/** Reports after each edit. Editors write in several steps, so it waits until a file has been quiet for a moment. */
function keepChecking(content: Content, values: Values): Promise<void> {
  const edited = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(content.folder, { recursive: true }, (_event, file) => {
    if (file) edited.add(file.replaceAll(path.sep, '/'));
    clearTimeout(timer);
    timer = setTimeout(() => void again(), 50);
  });
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
    report(content, values);
  }
}
