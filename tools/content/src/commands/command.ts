import path from 'node:path';

export type Values = Record<string, string | boolean | (string | boolean)[] | undefined>;

/** One command of the command line. `run` answers the exit code. */
export type Command = {
  summary: string;
  options: Record<string, { type: 'string' | 'boolean'; about: string }>;
  run: (values: Values) => Promise<number>;
};

export const folderOption = { type: 'string', about: 'the folder to read; content/ of this repository if absent' } as const;

export const repository = path.resolve(import.meta.dirname, '../../../..');

export function folderFrom(values: Values): string {
  const { folder } = values;
  return typeof folder === 'string' ? path.resolve(folder) : path.join(repository, 'content');
}
