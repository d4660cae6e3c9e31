import type { Environment } from '../environment.ts';

/** A command of the operator. It says what it did, and gives the exit code. */
export type Command = {
  /** After `npm run operator --`. */
  usage: string;
  summary: string;
  run(args: string[], context: Context): Promise<number>;
};

export type Context = { environment: Environment; say(text: string): void; complain(text: string): void };

/** The words of the command line, apart from its options (`--folder x` or `--folder=x`) and flags, which have no value. */
export function readArguments(args: string[], options: string[], flags: string[] = []): { words: string[]; given: Map<string, string>; fault?: string } {
  const words: string[] = [];
  const given = new Map<string, string>();
  for (let index = 0; index < args.length; index += 1) {
    const word = args[index] ?? '';
    if (!word.startsWith('--')) {
      words.push(word);
      continue;
    }
    if (flags.includes(word.slice(2))) {
      given.set(word.slice(2), '');
      continue;
    }
    const [name = '', inline] = word.slice(2).split(/=(.*)/s);
    if (!options.includes(name)) return { words, given, fault: `There is no option --${name} here.` };
    const value = inline ?? args[(index += 1)];
    if (!value) return { words, given, fault: `--${name} needs a value.` };
    given.set(name, value);
  }
  return { words, given };
}
