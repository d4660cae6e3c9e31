import { limits } from '@bridge/model';
import { takeAway } from '../accounts/face.ts';
import { openContent } from '../content/open-content.ts';
import { openWords } from '../content/words.ts';
import { readArguments, type Command } from './command.ts';
import { openForOperator } from './open-for-operator.ts';
import { operator, printable } from './terminal.ts';

export const secondFactor: Command = {
  usage: 'second-factor remove <e-mail> --reason <text>',
  summary: 'Takes the second factor of somebody away who has lost it with its recovery codes. Make sure first who asks, by another way than e-mail alone. It ends their sign-ins, is mailed to them and written into the audit. Also while the server runs.',
  async run(args, context) {
    const { words, given, fault } = readArguments(args, ['reason']);
    const [what, email, ...more] = words;
    const reason = (given.get('reason') ?? '').trim();
    if (fault || what !== 'remove' || !email || more.length > 0 || !reason) {
      context.complain(fault ?? `Usage: ${secondFactor.usage}`);
      return 2;
    }
    if (reason.length > limits.staffNote) {
      context.complain(`The reason has ${reason.length} characters; ${limits.staffNote} are the most.`);
      return 2;
    }
    const database = await openForOperator(context.environment);
    try {
      const words = openWords(await openContent(context.environment.contentFolder));
      const taken = await database.transaction((transaction) => takeAway(transaction, words, { email, reason, by: operator() })); // the mail with it, or neither
      if (taken) {
        context.say(`${printable(email)} has no second factor any more, and is signed out everywhere.`);
        return 0;
      }
      context.complain(taken === undefined ? `Nobody has an account with ${printable(email)}.` : `${printable(email)} has no second factor.`);
      return 1;
    } finally {
      await database.close();
    }
  },
};
