// The `content` command: npm run content -- <command>. Exit codes: 0 all well, 1 content has faults, 2 asked wrongly.
import { parseArgs } from 'node:util';
import type { Command } from './commands/command.ts';
import { check } from './commands/check.ts';
import { schema } from './commands/schema.ts';
import { hint, near } from './near.ts';

const commands: Record<string, Command> = { check, schema };

process.exitCode = await main(process.argv.slice(2));

async function main([name, ...rest]: string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return say(overview(), 0);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return say(`There is no command "${name}".${hint(name, Object.keys(commands))}\n\n${overview()}`, 2);
  let parsed;
  try {
    parsed = parseArgs({ args: rest, options: { ...command.options, help: { type: 'boolean', short: 'h' } }, allowPositionals: false });
  } catch (error) {
    return say(`${wrongOption(rest, command) ?? (error as Error).message}\n\n${usage(name, command)}`, 2); // parseArgs throws errors
  }
  if (parsed.values['help']) return say(usage(name, command), 0);
  return command.run(parsed.values);
}

function wrongOption(args: string[], command: Command): string | undefined {
  const known = [...Object.keys(command.options), 'help'];
  const wrong = args.find((arg) => arg.startsWith('--') && !known.includes(arg.slice(2).split('=')[0]!));
  if (wrong === undefined) return undefined;
  const meant = near(wrong.slice(2), known);
  return `There is no option "${wrong}".${meant ? ` Did you mean "--${meant}"?` : ''}`;
}

function overview(): string {
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(8)} ${summary}`);
  return `npm run content -- <command> [options]\n\n${lines.join('\n')}\n\nA command tells its options with --help.`;
}

function usage(name: string, { summary, options }: Command): string {
  const lines = Object.entries(options).map(([option, { type, about }]) => `  ${`--${option}${type === 'string' ? ' <value>' : ''}`.padEnd(20)} ${about}`);
  return `npm run content -- ${name} [options]\n\n${summary}\n\n${lines.join('\n')}\n  ${'--help'.padEnd(20)} this text`;
}

function say(text: string, code: number): number {
  (code === 0 ? console.log : console.error)(text);
  return code;
}
