import { updateLock, type Standing } from '../translations/lock.ts';
import { translationOf } from '@bridge/content/engine/translations/paths';
import { nested } from '../translations/write.ts';
import { folderOption, type Command } from './command.ts';
import { filesAsked, read, spoken, warn } from './translated.ts';

export const todo: Command = {
  summary: 'What is missing or stale in a language: JSON as the files of translations/ want it, with the source texts to be replaced.',
  args: '<locale>',
  options: {
    file: { type: 'string', about: 'only this file or folder of content/' },
    missing: { type: 'boolean', about: 'only what is missing' },
    stale: { type: 'boolean', about: 'only what is stale' },
    folder: folderOption,
  },
  async run(values, [code = '']) {
    const content = await read(values);
    const locale = spoken(content, code);
    const standing = updateLock(content, locale);
    const wants = (state: Standing['state']) => state !== 'fresh' && (values['missing'] === values['stale'] || values[state] === true);
    const skeletons: Record<string, object> = {};
    let count = 0;
    for (const file of filesAsked(content, values['file'])) {
      const open = (standing.get(file) ?? []).filter(({ state }) => wants(state));
      count += open.length;
      if (open.length > 0) skeletons[`content/${translationOf(file, locale)}`] = nested(open.map(({ path, source }) => ({ path, text: source })));
    }
    console.log(JSON.stringify(skeletons, null, 2));
    console.error(count === 0 ? 'Nothing is left to do.' : `${count} texts. Take them over into the files named, each with its translation; {{names}}, links and tags stay as they are.`);
    return warn(content, locale);
  },
};
