import { hint } from '@bridge/content/engine/near';
import type { Declared } from '../rename.ts';
import { Refused } from './command.ts';

/** The item a person means: by its id, or by the end of its way, "questions.6.options.student". */
export function theOne(declared: readonly Declared[], id: string, file: unknown): Declared {
  const wanted = typeof file === 'string' ? file.replace(/^(?:\.\/)?content\//, '') : undefined;
  const inFile = declared.filter((one) => wanted === undefined || one.file === wanted || one.file.replace(/\.\w+$/, '') === wanted);
  const found = inFile.filter((one) => one.id === id || `.${one.ids.join('.')}`.endsWith(`.${id}`));
  if (found.length === 1) return found[0]!;
  if (found.length === 0) throw new Refused(`There is no id "${id}"${wanted === undefined ? '' : ` in ${wanted}`}.${hint(id, inFile.map((one) => one.id))}`);
  const shown = found.slice(0, 20).map((one) => `  ${one.ids.join('.') || one.id} --file ${one.file}`);
  throw new Refused(`"${id}" is the id of ${found.length} things. Say which:\n${shown.join('\n')}`);
}
