import type { Context } from './command.ts';
import { printable } from './terminal.ts';

type Said = {
  /** "posts" */
  many: string;
  /** What there is not, and where to look. */
  none: (typed: string) => string;
  /** What is typed of them, where it is no number. */
  by?: string;
  /** What else may be typed. */
  takes?: (typed: string) => boolean;
};

/** The one that the beginning of a number means; where it means none or several, that is said. */
export async function theOne<Row>(typed: string, find: (start: string) => Promise<readonly Row[]>, { many, none, by = 'a number', takes = () => false }: Said, { complain }: Pick<Context, 'complain'>): Promise<Row | undefined> {
  const [found, another] = /^[\da-f-]{4,36}$/i.test(typed) || takes(typed) ? await find(typed) : [];
  if (found && !another) return found;
  complain(found ? `Several ${many} have ${by} that begins with ${typed}. Give more of it.` : none(printable(typed)));
  return undefined;
}
