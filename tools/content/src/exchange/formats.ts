import path from 'node:path';
import { Refused } from '../commands/command.ts';
import { Unreadable, type Format } from './entry.ts';
import { flatJson } from './flat-json.ts';
import { po } from './po.ts';
import { xliff } from './xliff.ts';

export const formats: Readonly<Record<string, Format>> = { json: flatJson, xliff, po };

/** The format of a name, "xliff", or of a file, by its extension. */
export function formatFor({ name, file }: { name?: unknown; file?: string }): Format {
  const extension = path.extname(file ?? '').slice(1).toLowerCase().replace(/^xliff$/, 'xlf');
  const found = typeof name === 'string' ? (Object.hasOwn(formats, name) ? formats[name] : undefined) : Object.values(formats).find((format) => format.extension === extension);
  if (found) return found;
  throw new Refused(`${typeof name === 'string' ? `There is no format "${name}".` : `${file} ends in no extension that is known.`} There are: ${Object.entries(formats).map(([each, { extension: end }]) => `${each} (.${end})`).join(', ')}.`);
}

/** Does something with a file, and says which file it is that cannot be read. */
export function reading<Made>(file: string, act: () => Made): Made {
  try {
    return act();
  } catch (error) {
    if (error instanceof Unreadable || (error as NodeJS.ErrnoException).code !== undefined) throw new Refused(`${file} cannot be read: ${(error as Error).message}`); // node:fs throws these
    throw error;
  }
}
