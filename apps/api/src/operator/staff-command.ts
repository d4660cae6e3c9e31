import { permissions, type Permission } from '@bridge/model';
import { Refusal } from '../core/refusal.ts';
import { grant, listMembers } from '../staff/face.ts';
import { readArguments, type Command } from './command.ts';
import { decideWith } from './decide-with.ts';
import { openForOperator, type OperatorDatabase } from './open-for-operator.ts';
import { operator, printable } from './terminal.ts';

const unfit = {
  'member-not-verified': 'This e-mail address is not verified. Let them verify it first, with the code in their mailbox.',
  'member-suspended': 'This account is suspended. Lift the suspension first: people lift <e-mail> --reason <text>.',
  'member-too-young': 'Who works in the console is 18 or older. A birth month that was said wrong is corrected with: people correct-birth-month.',
};

export const staff: Command = {
  usage: `staff list | grant <e-mail> <permission …|all> | revoke <e-mail>`,
  summary: `Lists who works in the console (/staff), gives somebody with an account exactly these permissions (${permissions.join(', ')}), takes all of them away. The first grant is made here. Also while the server runs.`,
  async run(args, context) {
    const { words, fault } = readArguments(args, []);
    const [what, email, ...named] = words;
    const wanted = named.length === 1 && named[0] === 'all' ? [...permissions] : named;
    const unknown = wanted.find((name) => !isPermission(name));
    const isKnown = (what === 'list' && !email) || (what === 'grant' && email && wanted.length > 0 && !unknown) || (what === 'revoke' && email && named.length === 0);
    if (fault || !isKnown) {
      context.complain(fault ?? (what === 'grant' && unknown ? `There is no permission "${printable(unknown)}". There are: ${permissions.join(', ')}.` : `Usage: ${staff.usage}`));
      return 2;
    }
    const database = await openForOperator(context.environment);
    try {
      if (what === 'list' || !email) return await list(database, context.say);
      const tools = await decideWith(context.environment);
      const changed = await database.transaction((transaction) => grant(transaction, tools, email, what === 'grant' ? wanted.filter(isPermission) : [], operator()));
      if (changed) {
        context.say(what === 'grant' ? `${printable(email)} may now: ${wanted.join(', ')}.` : `${printable(email)} is not on the staff any more.`);
        return 0;
      }
      context.complain(changed === undefined ? `Nobody has an account with ${printable(email)}.` : 'Somebody must keep "staff". Grant it to another person first.');
      return 1;
    } catch (error) {
      if (!(error instanceof Refusal) || !isUnfit(error.code)) throw error;
      context.complain(unfit[error.code]);
      return 1;
    } finally {
      await database.close();
    }
  },
};

async function list(database: OperatorDatabase, say: (text: string) => void): Promise<number> {
  const members = await listMembers(database);
  if (members.length === 0) say('Nobody is on the staff yet. Begin with: staff grant <e-mail> all');
  for (const { first_name, last_name, email, permissions: held } of members) say(`${printable(`${first_name} ${last_name} <${email}>`)}  ${held.join(', ')}`);
  return 0;
}

function isUnfit(code: string): code is keyof typeof unfit {
  return Object.hasOwn(unfit, code);
}

function isPermission(name: string): name is Permission {
  return permissions.some((one) => one === name);
}
