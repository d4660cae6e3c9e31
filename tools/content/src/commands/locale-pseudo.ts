import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Content } from '@bridge/content/engine/content';
import { updateLock } from '../translations/lock.ts';
import { translationOf } from '@bridge/content/engine/translations/paths';
import { pseudo as pseudoText, pseudoBlock } from '../translations/pseudo.ts';
import { textsOf, translatable } from '../translations/texts.ts';
import { writeTexts } from '../translations/write.ts';
import { folderFrom, folderOption, type Command } from './command.ts';
import { read, warn } from './translated.ts';

const code = 'en-XA';

export const pseudo: Command = {
  summary: 'Writes the pseudo-language en-XA, a draft: every text accented, in brackets and longer, so that what is not translated shows.',
  options: {
    rtl: { type: 'boolean', about: 'written from right to left' },
    folder: folderOption,
  },
  async run(values) {
    const before = await read(values);
    rmSync(path.join(before.folder, path.dirname(translationOf('locale.json', code))), { recursive: true, force: true });
    const target = path.join(before.folder, translationOf('locale.json', code));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, `${JSON.stringify({ name: '⟦Þšéûðö⟧', dir: values['rtl'] === true ? 'rtl' : 'ltr', draft: true }, null, 2)}\n`);
    const content = await new Content(folderFrom(values)).readAll();
    let count = 0;
    for (const file of translatable(content)) {
      const texts = textsOf(content, file, code).map((text) => ({ ...text, text: text.isBody ? pseudoBlock(text.source) : pseudoText(text.source, text.maximum) }));
      count += texts.length;
      writeTexts(content, file, code, texts);
    }
    const written = await new Content(folderFrom(values)).readAll();
    updateLock(written, code);
    console.log(`${count} texts in translations/${code}`);
    return warn(written, code);
  },
};
