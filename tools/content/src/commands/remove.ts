import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '@bridge/content/engine/content';
import { formatFault } from '@bridge/content/engine/fault';
import { kindOf } from '@bridge/content/engine/kinds';
import { newFaults } from '../new-faults.ts';
import { removeDocument, removeItem, type Removal } from '../remove.ts';
import { linksIn } from '../rename.ts';
import { isTranslation } from '@bridge/content/engine/translations/paths';
import { folderOption, Refused, type Command } from './command.ts';
import { theOne } from './the-one.ts';
import { read } from './translated.ts';

export const remove: Command = {
  summary: 'Takes away what an id names, or a whole document, with its translations; refused where something still refers to it.',
  args: '<id>',
  options: {
    file: { type: 'string', about: 'the file that declares it, where several do' },
    folder: folderOption,
  },
  async run(values, [id = '']) {
    const content = await read(values);
    const before = content.faults();
    if (before.length > 0) throw new Refused(`First put right what is wrong:\n${before.map((fault) => formatFault(fault)).join('\n')}`);
    const document = documentNamed(content, id);
    const removals = document === undefined ? removeItem(content, theOne(linksIn(content).declared, id, values['file'])) : removeDocument(content, document);
    const at = (file: string) => path.join(content.folder, file);
    const originals = removals.map(({ file }): Removal => ({ file, text: existsSync(at(file)) ? readFileSync(at(file), 'utf8') : undefined }));
    const write = ({ file, text }: Removal) => (text === undefined ? rmSync(at(file), { force: true }) : writeFileSync(at(file), text));
    const faults = await newFaults(content.folder, removals);
    if (faults.length > 0) {
      console.error(`Nothing was taken away. Without it this would be wrong:\n${faults.map((fault) => formatFault(fault)).join('\n')}`);
      return 1;
    }
    removals.forEach(write);
    const changed = removals.filter(({ text }, index) => text !== originals[index]!.text).map(({ file }) => `content/${file}`);
    console.log(`${changed.join('\n')}\n"${id}" is taken away in ${changed.length} ${changed.length === 1 ? 'file' : 'files'}. Answers and ticks that people have given are kept.`);
    return 0;
  },
};

/** The document that a person means by its path: "blog/first-steps". */
function documentNamed(content: Content, id: string): string | undefined {
  const wanted = id.replace(/^(?:\.\/)?content\//, '');
  return content.files().find((file) => !isTranslation(file) && kindOf(file) !== undefined && (file === wanted || (file.includes('/') && file.replace(/\.\w+$/, '') === wanted)));
}
