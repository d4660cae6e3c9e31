import { sourcesBefore } from '../translations/history.ts';
import { readLock, updateLock } from '../translations/lock.ts';
import { folderOption, type Command } from './command.ts';
import { filesAsked, read, spoken, warn } from './translated.ts';

export const diff: Command = {
  summary: 'Of every stale text: what its source said when it was translated (from the history of git), what it says now, and the translation.',
  args: '<locale>',
  options: { file: { type: 'string', about: 'only this file or folder of content/' }, folder: folderOption },
  async run(values, [code = '']) {
    const content = await read(values);
    const locale = spoken(content, code);
    const standing = updateLock(content, locale);
    const lock = readLock(content, locale);
    let count = 0;
    for (const file of filesAsked(content, values['file'])) {
      const stale = (standing.get(file) ?? []).filter(({ state }) => state === 'stale');
      const before = sourcesBefore(content.folder, file, stale, lock[file]);
      for (const text of stale) {
        count++;
        console.log([`${file} ${text.key}`, `  was  ${before.get(text.key) ?? '(not in the history of git)'}`, `  is   ${text.source}`, `  ${locale.padEnd(4)} ${text.text}`, ''].join('\n'));
      }
    }
    console.log(count === 0 ? 'Nothing is stale.' : `${count} stale. Change the translation, or say that it is still right: npm run content -- locale accept ${locale} <file> [key]`);
    return warn(content, locale);
  },
};
