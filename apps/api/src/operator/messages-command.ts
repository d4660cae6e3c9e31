import { changesOf, changeState, findMessages, listMessages, states, type State, type StoredMessage } from '../messages/read.ts';
import { asText } from '../messages/readable.ts';
import { readArguments, type Command, type Context } from './command.ts';
import { openForOperator, type OperatorDatabase } from './open-for-operator.ts';
import { operator, printable } from './terminal.ts';

const listed = 100;

export const messages: Command = {
  usage: 'messages list [--state new|read|done|all] [--form <form>] | show <number> | done <number>',
  summary: 'Lists what people sent with the forms (all that is not done), shows one message, and marks one as done. Also while the server runs.',
  async run(args, context) {
    const { words, given, fault } = readArguments(args, ['state', 'form']);
    const [what = '', number, ...more] = words;
    const state = given.get('state') ?? 'open';
    const isList = what === 'list' && !number;
    const isOne = (what === 'show' || what === 'done') && number !== undefined && more.length === 0 && given.size === 0;
    if (fault || !(isList || isOne) || !['open', 'all', ...states].includes(state)) {
      context.complain(fault ?? `Usage: ${messages.usage}`);
      return 2;
    }
    const database = await openForOperator(context.environment);
    try {
      if (!number) return await list(database, state, given.get('form'), context);
      const message = await one(database, number, context);
      if (!message) return 1;
      return what === 'show' ? await show(database, message, context) : await finish(database, message, context);
    } finally {
      await database.close();
    }
  },
};

async function list(database: OperatorDatabase, state: string, form: string | undefined, { say }: Context): Promise<number> {
  const among = state === 'all' ? states : state === 'open' ? (['new', 'read'] as const) : [state as State]; // run() has checked it
  const found = await listMessages(database, { among, form, most: listed });
  if (found.length === 0) say('No messages.');
  for (const message of found) say([short(message), message.state.padEnd(4), message.at, message.form.padEnd(16), oneLine(message)].join('  '));
  if (found.length === listed) say(`Only the newest ${listed} are listed.`);
  return 0;
}

async function show(database: OperatorDatabase, message: StoredMessage, { say }: Context): Promise<number> {
  if (message.state === 'new') await changeState(database, message.id, 'read', operator());
  const changes = await changesOf(database, message.id);
  say(`${short(message)}  ${message.form}  sent ${message.at} UTC`);
  for (const { state, at, changed_by } of changes) say(`          ${state} ${at} UTC by ${changed_by}`);
  say(`\n${printable(asText(message.answers))}`);
  return 0;
}

async function finish(database: OperatorDatabase, message: StoredMessage, { say }: Context): Promise<number> {
  const changed = await changeState(database, message.id, 'done', operator());
  say(changed ? `Message ${short(message)} is done.` : `Message ${short(message)} was done already.`);
  return 0;
}

async function one(database: OperatorDatabase, number: string, { complain }: Context): Promise<StoredMessage | undefined> {
  const found = /^[\da-f-]{4,36}$/i.test(number) ? await findMessages(database, number) : [];
  const [message, another] = found;
  if (message && !another) return message;
  complain(message ? `Several messages have a number that begins with ${number}. Give more of it.` : `There is no message ${printable(number)}. "messages list --state all" lists their numbers.`);
  return undefined;
}

const short = ({ id }: StoredMessage) => id.slice(0, 8);

function oneLine({ answers }: StoredMessage): string {
  const text = answers.slice(0, 4).map(({ answer }) => answer).join(', ').replaceAll(/\s+/g, ' ');
  return printable(text.length > 80 ? `${text.slice(0, 79)}…` : text);
}
