import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatFault } from '@bridge/content/engine/fault';
import { idPattern } from '@bridge/content/engine/marks';
import { newFaults } from '../new-faults.ts';
import { linksIn, rename as renamed } from '../rename.ts';
import { folderOption, Refused, type Command } from './command.ts';
import { theOne } from './the-one.ts';
import { read } from './translated.ts';

export const rename: Command = {
  summary: 'Gives an id another name: where it is declared, where it is referred to, in translations and their lock files.',
  args: '<id> <new>',
  options: {
    file: { type: 'string', about: 'the file that declares it, where several do' },
    folder: folderOption,
  },
  async run(values, [id = '', to = '']) {
    if (!idPattern.test(to)) throw new Refused(`"${to}" is not an id: use lower-case letters, digits and hyphens.`);
    const content = await read(values);
    const before = content.faults();
    if (before.length > 0) throw new Refused(`First put right what is wrong:\n${before.map((fault) => formatFault(fault)).join('\n')}`);
    const links = linksIn(content);
    const edits = renamed(content, links, theOne(links.declared, id, values['file']), to);
    const faults = await newFaults(content.folder, edits);
    if (faults.length > 0) {
      console.error(`Nothing was renamed. With the new name this would be wrong:\n${faults.map((fault) => formatFault(fault)).join('\n')}`);
      return 1;
    }
    for (const { file, text } of edits) writeFileSync(path.join(content.folder, file), text);
    console.log(`${edits.map(({ file }) => `content/${file}`).join('\n')}\n"${id}" is now "${to}" in ${edits.length} ${edits.length === 1 ? 'file' : 'files'}. Answers and ticks that people have given are kept under the old id.`);
    return 0;
  },
};
