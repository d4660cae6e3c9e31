import { rmSync } from 'node:fs';
import path from 'node:path';
import { Content } from '@bridge/content/engine/content';
import { leftOver, readLock, updateLock } from '../translations/lock.ts';
import { isTranslation, translationIn } from '@bridge/content/engine/translations/paths';
import { textsOf, translatable } from '../translations/texts.ts';
import { writeTexts } from '../translations/write.ts';
import { folderFrom, folderOption, type Command } from './command.ts';
import { read, spoken, warn } from './translated.ts';

export const tidy: Command = {
  summary: 'Takes away the words of a language whose source text is gone; nothing else ever does.',
  args: '<locale>',
  options: { folder: folderOption },
  async run(values, [code = '']) {
    const content = await read(values);
    const locale = spoken(content, code);
    updateLock(content, locale);
    let count = 0;
    for (const file of translatable(content)) {
      const gone = leftOver(content, file, locale);
      for (const { key, text } of gone) console.log(`${file} ${key}  ${text}`);
      count += gone.length;
      if (gone.length > 0) writeTexts(content, file, locale, textsOf(content, file, locale), { tidy: true });
    }
    for (const own of filesWithoutSource(content, locale)) {
      rmSync(path.join(content.folder, own));
      console.log(own);
      count++;
    }
    const written = await new Content(folderFrom(values)).readAll();
    updateLock(written, locale);
    console.log(count === 0 ? 'Every text has its source.' : `${count} taken away`);
    return warn(written, locale);
  },
};

/** Translations of files that were deleted; one that was never in order is a fault, and stays for its author to look at. */
function filesWithoutSource(content: Content, locale: string): string[] {
  const files = new Set(content.files());
  const lock = readLock(content, locale);
  return [...files].filter((own) => {
    const found = isTranslation(own) ? translationIn(own) : undefined;
    return found?.locale === locale && !['locale.json', 'glossary.json'].includes(found.of) && !files.has(found.of) && lock[found.of] !== undefined;
  });
}
