import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { localePattern } from '@bridge/content/engine/schemas/locales';
import { textsOf, translatable } from '../translations/texts.ts';
import { translationOf } from '@bridge/content/engine/translations/paths';
import { directionOf } from '@bridge/content/engine/world/languages';
import { folderOption, Refused, type Command } from './command.ts';
import { read } from './translated.ts';

export const add: Command = {
  summary: 'Begins a language: a folder of translations/ with its name and direction.',
  args: '<locale>',
  options: {
    name: { type: 'string', about: 'the language’s name in itself; known for most languages' },
    draft: { type: 'boolean', about: 'not shown to readers yet' },
    folder: folderOption,
  },
  async run(values, [code = '']) {
    if (!localePattern.test(code) || Intl.getCanonicalLocales(code)[0] !== code) throw new Refused(`"${code}" is not a language tag such as "fr" or "pt-BR".`);
    const content = await read(values);
    const { source, locales = [] } = content.locales() ?? {};
    const file = path.join(content.folder, translationOf('locale.json', code));
    if (locales.some((locale) => locale.code === code) || existsSync(file)) throw new Refused(`The language "${code}" is there already.`);
    const name = typeof values['name'] === 'string' ? values['name'] : ownName(code);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify({ name, dir: directionOf(code), ...(values['draft'] === true && { draft: true }) }, null, 2)}\n`);
    const count = translatable(content).reduce((sum, each) => sum + textsOf(content, each, code).length, 0);
    console.log(`${name} is there, with ${count} texts to translate from ${source}. What to do next: npm run content -- locale todo ${code}`);
    return 0;
  },
};

function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.slice(0, 1).toLocaleUpperCase(code) + name.slice(1);
}
