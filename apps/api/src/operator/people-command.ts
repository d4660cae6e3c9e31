import { limits, personDecisionSchema } from '@bridge/model';
import * as v from 'valibot';
import { Refusal } from '../core/refusal.ts';
import { carryOut, find, read } from '../staff/face.ts';
import { readArguments, type Command, type Context } from './command.ts';
import { decideWith } from './decide-with.ts';
import { openForOperator, type OperatorDatabase } from './open-for-operator.ts';
import { operator, printable } from './terminal.ts';

const decisions = ['suspend', 'lift', 'allow-young', 'stop-young', 'correct-birth-month', 'close'] as const;

export const people: Command = {
  usage: 'people show <e-mail|id> | suspend <e-mail|id> --days <1-365> --reason <text> | lift <e-mail|id> --reason <text> | allow-young <e-mail|id> --reason <text> | stop-young <e-mail|id> --reason <text> | correct-birth-month <e-mail|id> --month <YYYY-MM> --reason <text> | close <e-mail|id> --reason <text>',
  summary: 'Shows the facts of an account; keeps somebody out for so many days, lets them in again, notes that a mentor or partner was checked for meeting people under 18, and how, or takes that back; corrects the month of birth; closes an account whose owner asked for it. Suspensions, corrections and closing are mailed to them with the reason; all of it is written into the audit. People of the staff are neither suspended nor closed. Also while the server runs.',
  async run(args, context) {
    const { words, given, fault } = readArguments(args, ['reason', 'days', 'month']);
    const [what = '', whose = '', ...more] = words;
    const decision = decisions.find((one) => one === what);
    if (fault || !whose || more.length > 0 || (what !== 'show' && !decision) || (given.has('days') && decision !== 'suspend') || (given.has('month') && decision !== 'correct-birth-month')) {
      context.complain(fault ?? `Usage: ${people.usage}`);
      return 2;
    }
    const database = await openForOperator(context.environment);
    try {
      const person = await find(database, whose);
      if (!person) {
        context.complain(`Nobody has an account with ${printable(whose)}.`);
        return 1;
      }
      if (!decision) return await show(database, person.id, context);
      const asked = v.safeParse(personDecisionSchema, { decision, reason: given.get('reason') ?? '', revision: (await read(database, person.id)).revision, ...(decision === 'suspend' && { days: Number(given.get('days')) }), ...(decision === 'correct-birth-month' && { birthMonth: given.get('month') ?? '' }), ...(decision === 'close' && { email: person.email }) });
      if (!asked.success) {
        context.complain(`Usage: ${people.usage} (a reason of at most ${limits.staffNote} characters)`);
        return 2;
      }
      const tools = await decideWith(context.environment);
      const done = await database.transaction((transaction) => carryOut(transaction, tools, person, asked.output, operator())).catch((error: unknown) => (error instanceof Refusal && error.code === 'invalid-input' ? 'too young' : Promise.reject(error)));
      if (done === 'too young') {
        context.complain(`With this month ${printable(person.email)} is too young for the account: 16 for a talent, 18 for everybody else and the staff. If it is right, the account has to be closed.`);
        return 1;
      }
      if (!done && decision.endsWith('-young')) context.complain(`${printable(person.email)} is ${decision === 'allow-young' ? 'a talent, suspended, or checked already' : 'not checked for young people'}.`);
      else if (!done) context.complain(decision === 'lift' ? `${printable(person.email)} is not suspended.` : `${printable(person.email)} is of the staff. Take the permissions away first: staff revoke ${printable(person.email)}`);
      else context.say(`${printable(person.email)} ${{ suspend: `is suspended for ${given.get('days')} days`, lift: 'can sign in again', 'allow-young': 'is checked for young people', 'stop-young': 'is not checked for young people any more', 'correct-birth-month': 'has another month of birth', close: 'has no account any more' }[decision]}${decision.endsWith('-young') ? '.' : '; a mail tells of it.'}`);
      return done ? 0 : 1;
    } finally {
      await database.close();
    }
  },
};

async function show(database: OperatorDatabase, id: string, { say }: Context): Promise<number> {
  const { name, email, role, since, emailVerified, lastSeen, signIns, secondFactor, permissions, mentorState, suspension, youngCheck, counts, trail } = await read(database, id);
  say(printable(`${id}  ${name} <${email}>${emailVerified ? '' : ' (not verified)'}  ${role}${mentorState ? `, ${mentorState}` : ''}`));
  say(`since ${since}, last seen ${lastSeen ?? 'never'}, ${signIns} signed in, ${secondFactor ? 'with' : 'without'} a second factor${permissions.length > 0 ? `, of the staff: ${permissions.join(', ')}` : ''}`);
  if (suspension) say(printable(`suspended until ${suspension.until} by ${suspension.by}: ${suspension.reason}`));
  if (youngCheck) say(printable(`checked for young people since ${youngCheck.since} by ${youngCheck.by}: ${youngCheck.note}`));
  say(counts.map(({ name: counted, count }) => `${counted} ${count}`).join(', '));
  for (const { at, action, by, note } of trail) say(printable(`${at}  ${action} by ${by}${note ? `: ${note}` : ''}`));
  return 0;
}
