import { formatPrice } from '@bridge/model';
import { findRefunds, listRefunds, markRefunded, refundStates, sumOfDue, type ListedRefund, type RefundState } from '../bookings/face.ts';
import { readArguments, type Command, type Context } from './command.ts';
import { openForOperator, type OperatorDatabase } from './open-for-operator.ts';
import { operator, printable } from './terminal.ts';
import { theOne } from './the-one.ts';

const listed = 100;
const causes = { declined: 'the mentor declined', cancelled: 'the mentor cancelled', lapsed: 'the mentor did not answer', 'mentor-left': 'the mentor has left', ended: 'the two are kept apart' } as const;

export const payments: Command = {
  usage: 'payments list [--state due|refunded|all] | show <number> | refunded <number>',
  summary: 'Lists what talents paid and have to be paid back (all that is due, the oldest first), shows one payment, and notes that it was paid back: the talent sees that. Also while the server runs.',
  async run(args, context) {
    const { words, given, fault } = readArguments(args, ['state']);
    const [what = '', number, ...more] = words;
    const state = given.get('state') ?? 'due';
    const isList = what === 'list' && !number;
    const isOne = (what === 'show' || what === 'refunded') && number !== undefined && more.length === 0 && given.size === 0;
    if (fault || !(isList || isOne) || !['all', ...refundStates].includes(state)) {
      context.complain(fault ?? `Usage: ${payments.usage}`);
      return 2;
    }
    const database = await openForOperator(context.environment);
    try {
      if (!number) return await list(database, state === 'all' ? refundStates : [state as RefundState], context); // checked above
      const refund = await one(database, number, context);
      if (!refund) return 1;
      return what === 'show' ? show(refund, context) : await finish(database, refund, context);
    } finally {
      await database.close();
    }
  },
};

async function list(database: OperatorDatabase, states: readonly RefundState[], { say }: Context): Promise<number> {
  const found = await listRefunds(database, states, listed);
  if (found.length === 0) say(states.length === 1 && states[0] === 'due' ? 'Nothing has to be paid back.' : 'No payments.');
  for (const refund of found) say([short(refund), refund.state.padEnd(8), refund.due, money(refund).padStart(12), nameOf(refund.talent), causes[refund.cause]].join('  '));
  if (found.length === listed) say(`Only the first ${listed} are listed.`);
  if (states.includes('due')) for (const sum of await sumOfDue(database)) say(`Due in ${sum.currency}: ${money(sum)} in ${sum.count} payments.`);
  return 0;
}

function show(refund: ListedRefund, { say }: Context): number {
  say(`${refund.id}  ${money(refund)}  ${refund.plan}, ${refund.sessions} of its sessions`);
  say(`To:    ${nameOf(refund.talent)}\nFrom:  ${nameOf(refund.mentor)}\nWhy:   ${causes[refund.cause]}, ${refund.due} UTC`);
  say(refund.refunded ? `Paid back ${refund.refunded} UTC, noted by ${printable(refund.refunded_by ?? '')}` : 'Not paid back yet.');
  return 0;
}

async function finish(database: OperatorDatabase, refund: ListedRefund, { say }: Context): Promise<number> {
  const changed = await markRefunded(database, refund.id, operator());
  say(changed ? `Payment ${short(refund)} (${money(refund)}, ${nameOf(refund.talent)}) is noted as paid back.` : `Payment ${short(refund)} was paid back already.`);
  return 0;
}

function one(database: OperatorDatabase, number: string, context: Context): Promise<ListedRefund | undefined> {
  return theOne(number, (start) => findRefunds(database, start), { many: 'payments', none: (typed) => `There is no payment ${typed}. "payments list --state all" lists their numbers.` }, context);
}

const short = ({ id }: ListedRefund) => id.slice(0, 8);
const nameOf = (email: string | null) => (email === null ? 'an account that was deleted' : printable(email));
const money = ({ amount, currency }: Pick<ListedRefund, 'amount' | 'currency'>) => printable(formatPrice(amount, currency, 'en'));
