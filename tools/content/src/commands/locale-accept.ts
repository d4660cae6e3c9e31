import { hashOf } from '@bridge/content/engine/translations/hash';
import { standingOf, writeLock } from '../translations/lock.ts';
import { folderOption, Refused, type Command } from './command.ts';
import { filesAsked, read, spoken, warn } from './translated.ts';

export const accept: Command = {
  summary: 'Says of stale texts that their translation is still right as it is.',
  args: '<locale> [file] [key]',
  options: {
    all: { type: 'boolean', about: 'every stale text of the language' },
    folder: folderOption,
  },
  async run(values, [code = '', file, key]) {
    const content = await read(values);
    const locale = spoken(content, code);
    if ((file === undefined) !== (values['all'] === true)) throw new Refused('Name a file, and perhaps the key of one text; or say --all.');
    const { texts, lock } = standingOf(content, locale);
    const accepted: string[] = [];
    for (const each of filesAsked(content, file)) {
      const stale = (texts.get(each) ?? []).filter((text) => text.state === 'stale' && (key === undefined || text.key === key));
      for (const { key: own, source, text = '', isBody } of stale) {
        const pair = `${hashOf(source)} ${hashOf(text)}`;
        if (isBody) lock[each]!.body = lock[each]!.body!.map((before) => (before.endsWith(hashOf(text)) ? pair : before));
        else lock[each]!.texts![own] = pair;
        accepted.push(`${each} ${own}`);
      }
    }
    writeLock(content, locale, lock);
    if (accepted.length === 0) throw new Refused('None of these texts is stale.');
    console.log(`${accepted.join('\n')}\n${accepted.length} accepted as they are`);
    return warn(content, locale);
  },
};
