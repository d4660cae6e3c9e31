import process from 'node:process';
import { parseArgs } from 'node:util';
import { Refused, type Command } from './commands/command.ts';
import { hint, near } from '@bridge/content/engine/near';

/** How the command is called here: the package has a program of its own (tools/package/files/bridge). */
const said = process.env['BRIDGE_COMMAND'] ? `${process.env['BRIDGE_COMMAND']} content` : 'npm run content --';

/** The commands by their first word. Each is loaded when it is asked for: a check that finds nothing new needs next to nothing. */
const groups: Record<string, () => Promise<Record<string, Command>>> = {
  check: async () => ({ check: (await import('./commands/check.ts')).check }),
  schema: async () => ({ schema: (await import('./commands/schema.ts')).schema }),
  new: async () => under('new', (await import('./commands/new.ts')).additions),
  remove: async () => ({ remove: (await import('./commands/remove.ts')).remove }),
  needs: async () => ({ needs: (await import('./commands/needs.ts')).needs }),
  rename: async () => ({ rename: (await import('./commands/rename.ts')).rename }),
  locale: async () => under('locale', (await import('./commands/locale.ts')).locale),
};

/** Does what the words of a command line ask for; answers the exit code. */
export async function main([first, ...others]: string[]): Promise<number> {
  if (first === undefined || first === '--help' || first === '-h' || first === 'help') return say(overview(await all()), 0);
  const commands = Object.hasOwn(groups, first) ? await groups[first]!() : await all();
  const isGroup = Object.keys(commands).some((name) => name.startsWith(`${first} `));
  const [name, rest] = isGroup && others[0] !== undefined && !others[0].startsWith('-') ? [`${first} ${others[0]}`, others.slice(1)] : [first, others];
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return isGroup && others.includes('--help') ? say(overview(commands), 0) : say(`There is no command "${name}".${hint(name, Object.keys(commands))}\n\n${overview(commands)}`, 2);
  let parsed;
  try {
    parsed = parseArgs({ args: rest, options: { ...command.options, help: { type: 'boolean', short: 'h' } }, allowPositionals: true });
  } catch (error) {
    return say(`${wrongOption(rest, command) ?? (error as Error).message}\n\n${usage(name, command)}`, 2); // parseArgs throws errors
  }
  if (parsed.values['help']) return say(usage(name, command), 0);
  const wanted = command.args?.match(/<[^>]+>/g)?.length ?? 0;
  const most = command.args?.includes('…') ? Infinity : (command.args?.match(/[<[][^>\]]+[>\]]/g)?.length ?? 0);
  const { positionals } = parsed;
  if (positionals.length < wanted || positionals.length > most) {
    return say(`${positionals.length < wanted ? `Something is missing after "${name}".` : `"${positionals[most]}" is one too many after "${name}".`}\n\n${usage(name, command)}`, 2);
  }
  try {
    return await command.run(parsed.values, positionals);
  } catch (error) {
    if (error instanceof Refused) return say(error.message, 2);
    throw error;
  }
}

async function all(): Promise<Record<string, Command>> {
  const loaded = await Promise.all(Object.values(groups).map((load) => load()));
  return Object.assign({}, ...loaded) as Record<string, Command>; // assign forgets what it merges
}

function under(group: string, members: Record<string, Command>): Record<string, Command> {
  return Object.fromEntries(Object.entries(members).map(([name, command]) => [`${group} ${name}`, command]));
}

function wrongOption(args: string[], command: Command): string | undefined {
  const known = [...Object.keys(command.options), 'help'];
  const wrong = args.find((arg) => arg.startsWith('--') && !known.includes(arg.slice(2).split('=')[0]!));
  if (wrong === undefined) return undefined;
  const meant = near(wrong.slice(2), known);
  return `There is no option "${wrong}".${meant ? ` Did you mean "--${meant}"?` : ''}`;
}

function overview(commands: Record<string, Command>): string {
  const shown = Object.entries(commands);
  const width = Math.max(...shown.map(([name]) => name.length)) + 1;
  const lines = shown.map(([name, { summary }]) => `  ${name.padEnd(width)} ${summary}`);
  return `${said} <command> [options]\n\n${lines.join('\n')}\n\nA command tells its options with --help.`;
}

function usage(name: string, { summary, options, args }: Command): string {
  const lines = Object.entries(options).map(([option, { type, about }]) => `  ${`--${option}${type === 'string' ? ' <value>' : ''}`.padEnd(20)} ${about}`);
  return `${said} ${name}${args ? ` ${args}` : ''} [options]\n\n${summary}\n\n${lines.join('\n')}\n  ${'--help'.padEnd(20)} this text`;
}

function say(text: string, code: number): number {
  (code === 0 ? console.log : console.error)(text);
  return code;
}
