import { limits } from '@bridge/model';
import { endSignIns } from '../accounts/face.ts';
import { readArguments, type Command } from './command.ts';
import { openForOperator } from './open-for-operator.ts';
import { operator, printable } from './terminal.ts';

export const signIns: Command = {
  usage: 'sign-ins end <e-mail|everybody> --reason <text>',
  summary: 'Signs one person, or everybody, out on every device at once. It is written into the audit. Also while the server runs.',
  async run(args, context) {
    const { words, given, fault } = readArguments(args, ['reason']);
    const [what, whose, ...more] = words;
    const reason = (given.get('reason') ?? '').trim();
    if (fault || what !== 'end' || !whose || more.length > 0 || !reason || reason.length > limits.staffNote) {
      context.complain(fault ?? `Usage: ${signIns.usage} (a reason of at most ${limits.staffNote} characters)`);
      return 2;
    }
    const database = await openForOperator(context.environment);
    try {
      const ended = await endSignIns(database, { email: whose === 'everybody' ? undefined : whose, reason, by: operator() });
      if (ended === undefined) context.complain(`Nobody has an account with ${printable(whose)}.`);
      else context.say(`${ended} ${ended === 1 ? 'sign-in' : 'sign-ins'} ended.`);
      return ended === undefined ? 1 : 0;
    } finally {
      await database.close();
    }
  },
};
