import process from 'node:process';
import { applications } from './applications-command.ts';
import { audit } from './audit-command.ts';
import { backup } from './backup-command.ts';
import { type Command, type Context } from './command.ts';
import { content } from './content-command.ts';
import { links } from './links-command.ts';
import { mails } from './mails-command.ts';
import { mentors } from './mentors-command.ts';
import { messages } from './messages-command.ts';
import { migrate } from './migrate-command.ts';
import { payments } from './payments-command.ts';
import { people } from './people-command.ts';
import { posts } from './posts-command.ts';
import { restore } from './restore-command.ts';
import { secondFactor } from './second-factor-command.ts';
import { secret } from './secret-command.ts';
import { signIns } from './sign-ins-command.ts';
import { staff } from './staff-command.ts';
import { status } from './status-command.ts';
import { upgrade } from './upgrade-command.ts';

const commands: Record<string, Command> = { status, migrate, backup, restore, messages, mails, links, mentors, payments, posts, applications, staff, people, content, audit, 'second-factor': secondFactor, 'sign-ins': signIns, secret, upgrade };

/** How these commands are called here: the package has a program of its own (tools/package/files/bridge). */
const said = process.env['BRIDGE_COMMAND'] ? `${process.env['BRIDGE_COMMAND']} operator` : 'npm run operator --';

type Terminal = Omit<Context, 'environment'> & { environment(): Context['environment'] };

/** Runs one command; 0 where it did what it says, 1 where it could not, 2 where it was not understood. */
export async function operate([name = '--help', ...args]: string[], terminal: Terminal): Promise<number> {
  if (['--help', '-h', 'help'].includes(name)) {
    terminal.say(help());
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const near = Object.keys(commands).find((known) => distance(known, name) <= 2);
    terminal.complain(`There is no command "${name}".${near ? ` Did you mean "${near}"?` : ''}\n\n${help()}`);
    return 2;
  }
  if (args.includes('--help')) {
    terminal.say(`${command.summary}\n\n  ${said} ${command.usage}`);
    return 0;
  }
  try {
    return await command.run(args, { ...terminal, environment: terminal.environment() });
  } catch (error) {
    terminal.complain(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

function help(): string {
  const lines = Object.values(commands).map(({ usage, summary }) => `  ${said} ${usage}\n      ${summary}`);
  return `${lines.join('\n')}\n\nSettings are those of the server (DATA_FOLDER, DATABASE_URL); docs/operators.md tells more.`;
}

/** How many letters differ (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      next.push(Math.min((row[j] ?? 0) + (letter === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
