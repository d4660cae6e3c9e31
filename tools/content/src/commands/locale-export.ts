import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { flatKey } from '../translations/flat.ts';
import { textsOf } from '../translations/texts.ts';
import { folderOption, repository, type Command } from './command.ts';
import { filesAsked, read, spoken, warn } from './translated.ts';

/** `export` is a word of the language. */
export const exportTexts: Command = {
  summary: 'Writes the texts of a language and of the source language as flat JSON for Weblate, Crowdin and the like.',
  args: '<locale>',
  options: {
    out: { type: 'string', about: 'the folder to write to; .content/export of this repository if absent' },
    file: { type: 'string', about: 'only this file or folder of content/' },
    folder: folderOption,
  },
  async run(values, [code = '']) {
    const content = await read(values);
    const locale = spoken(content, code);
    const source = content.locales()!.source;
    const out = typeof values['out'] === 'string' ? path.resolve(values['out']) : path.join(repository, '.content/export');
    const files = filesAsked(content, values['file']);
    mkdirSync(out, { recursive: true });
    for (const each of [source, locale]) {
      const texts = files.flatMap((file) => textsOf(content, file, each).map((text) => [flatKey(file, text), each === source ? text.source : (text.text ?? '')] as const));
      writeFileSync(path.join(out, `${each}.json`), `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`);
      console.log(`${texts.length} texts in ${path.relative(process.cwd(), path.join(out, `${each}.json`))}`);
    }
    return warn(content, locale);
  },
};
