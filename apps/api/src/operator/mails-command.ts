import { readFileSync } from 'node:fs';
import { readBounce, takeBounce } from '../mail/bounced.ts';
import { findFailed, listFailed, mailFigures, sendAgain, type FailedMail } from '../mail/failed.ts';
import { readArguments, type Command, type Context } from './command.ts';
import { openForOperator, type OperatorDatabase } from './open-for-operator.ts';
import { operator, printable } from './terminal.ts';
import { theOne } from './the-one.ts';

const listed = 100;

export const mails: Command = {
  usage: 'mails failed | again <number> | bounced [<file>]',
  summary: 'Lists mails that were given up, makes one due again, and reads a bounce (from the file, or as a mail server pipes it in). Also while the server runs.',
  async run(args, context) {
    const { words, fault } = readArguments(args, []);
    const [what = '', named, ...more] = words;
    const isKnown = (what === 'failed' && !named) || (what === 'again' && named !== undefined) || what === 'bounced';
    if (fault || !isKnown || more.length > 0) {
      context.complain(fault ?? `Usage: ${mails.usage}`);
      return 2;
    }
    const database = await openForOperator(context.environment);
    try {
      if (what === 'failed') return await list(database, context);
      return what === 'again' ? await again(database, named ?? '', context) : await bounced(database, named, context);
    } finally {
      await database.close();
    }
  },
};

async function list(database: OperatorDatabase, { say }: Context): Promise<number> {
  const failed = await listFailed(database, listed);
  for (const mail of failed) say([short(mail), mail.at, mail.kind.padEnd(20), printable(mail.recipient), `(${printable(mail.reason)})${mail.again ? '' : ' its text is gone'}`].join('  '));
  if (failed.length === listed) say(`Only the newest ${listed} are listed.`);
  const { waiting, oldest } = await mailFigures(database);
  say(`${failed.length === 0 ? 'No mail was given up. ' : ''}${waiting} due now${waiting ? `, the oldest for ${oldest} s` : ''}.`);
  return 0;
}

async function again(database: OperatorDatabase, number: string, context: Context): Promise<number> {
  const { say, complain } = context;
  const mail = await theOne(number, (start) => findFailed(database, start), { many: 'mails', none: (typed) => `No mail ${typed} was given up. "mails failed" lists their numbers.` }, context);
  if (!mail) return 1;
  if ((await database.transaction((transaction) => sendAgain(transaction, mail, operator()))) !== undefined) {
    say(`Mail ${short(mail)} to ${printable(mail.recipient)} is due again.`);
    return 0;
  }
  complain(`Mail ${short(mail)} cannot be sent again: ${mail.again ? 'it is on its way' : 'its text is gone, because it was sent and came back, or because its code has run out'}. The address is no longer marked as unreachable.`);
  return 1;
}

async function bounced(database: OperatorDatabase, file: string | undefined, { say, complain }: Context): Promise<number> {
  const bounce = await readBounce(readFileSync(file ?? 0)); // 0: standard input
  if (!bounce) {
    complain('This is no notification that a mail could not be delivered for good.');
    return 1;
  }
  const ours = await takeBounce(database, bounce);
  if (ours) say(`Mail ${short(bounce)} came back: ${bounce.status}.`);
  else complain(`No mail ${short(bounce)} was sent to this address: nothing is changed.`);
  return ours ? 0 : 1;
}

const short = ({ id }: Pick<FailedMail, 'id'>) => id.slice(0, 8);
