import path from 'node:path';

export type Values = Record<string, string | boolean | (string | boolean)[] | undefined>;

/** One command of the command line. `args` shows what follows its name: "<locale> [file]". `run` answers the exit code. */
export type Command = {
  summary: string;
  args?: string;
  options: Record<string, { type: 'string' | 'boolean'; about: string }>;
  run: (values: Values, args: string[]) => Promise<number>;
};

/** Something asked wrongly: told as it is, with exit code 2. */
export class Refused extends Error {}

export const folderOption = { type: 'string', about: 'the folder to read; content/ of this repository if absent' } as const;

export const repository = path.resolve(import.meta.dirname, '../../../..');

export function folderFrom(values: Values): string {
  const { folder } = values;
  return typeof folder === 'string' ? path.resolve(folder) : path.join(repository, 'content');
}
