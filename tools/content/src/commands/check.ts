import { existsSync } from 'node:fs';
import path from 'node:path';
import { fingerprintOf, remember, remembered } from '../fingerprint.ts';
import { folderFrom, folderOption, type Command } from './command.ts';
import { report } from './report.ts';

export const check: Command = {
  summary: 'Checks every file of content/ and reports all that is wrong, with line and column.',
  options: {
    json: { type: 'boolean', about: 'print the faults as JSON' },
    github: { type: 'boolean', about: 'print the faults as annotations of a pull request' },
    frozen: { type: 'boolean', about: 'write nothing: a lock file of translations that is not up to date is a fault' },
    part: { type: 'boolean', about: 'the folder holds only a part of the site: links may lead elsewhere, and nothing is missing' },
    watch: { type: 'boolean', about: 'check again after each edit, until stopped' },
    folder: folderOption,
  },
  async run(values) {
    const folder = folderFrom(values);
    if (!existsSync(folder)) {
      console.error(`There is no folder ${folder}.`);
      return 2;
    }
    const sound = path.join(folder, '../.content/sound-folder');
    const how = `${values['part'] ? 'part' : 'whole'} ${new Date().toISOString().slice(0, 10)}`; // links to what is shown from a day on are judged by the day
    const { hash, files } = fingerprintOf(folder, how);
    if (hash !== undefined && hash === remembered(sound) && !values['watch']) return report([], files, path.basename(folder), values);
    const { lookThrough } = await import('./look-through.ts');
    const code = await lookThrough(folder, values);
    // Nothing has changed meanwhile, by hand or in the lock files: this very state is sound.
    if (code === 0 && hash !== undefined && fingerprintOf(folder, how).hash === hash) remember(sound, hash);
    return code;
  },
};
