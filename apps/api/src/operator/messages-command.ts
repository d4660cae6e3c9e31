import { openContent } from '../content/open-content.ts';
import { limits } from '@bridge/model';
import { openWords } from '../content/words.ts';
import { changesOf, changeState, findMessages, listMessages, replyTo, senderOf, states, type State, type StoredMessage } from '../messages/face.ts';
import { asText } from '../content/readable.ts';
import { named } from '../staff/face.ts';
import { readArguments, type Command, type Context } from './command.ts';
import { openForOperator, type OperatorDatabase } from './open-for-operator.ts';
import { operator, printable, printableText } from './terminal.ts';
import { theOne } from './the-one.ts';

const listed = 100;

export const messages: Command = {
  usage: 'messages list [--state new|read|done|all] [--form <form>] | show <number> | done <number> | answer <number> --text <text>',
  summary: 'Lists what people sent with the forms (all that is not done), shows one message, marks one as done, and answers one by mail. Also while the server runs.',
  async run(args, context) {
    const { words, given, fault } = readArguments(args, ['state', 'form', 'text']);
    const [what = '', number, ...more] = words;
    const state = given.get('state') ?? 'open';
    const text = (given.get('text') ?? '').trim();
    const isList = what === 'list' && !number && !given.has('text');
    const isOne = (what === 'show' || what === 'done') && number !== undefined && more.length === 0 && given.size === 0;
    const isAnswer = what === 'answer' && number !== undefined && more.length === 0 && given.size === 1 && text !== '' && text.length <= limits.staffNote;
    if (fault || !(isList || isOne || isAnswer) || !['open', 'all', ...states].includes(state)) {
      context.complain(fault ?? `Usage: ${messages.usage}`);
      return 2;
    }
    const database = await openForOperator(context.environment);
    try {
      if (!number) return await list(database, state, given.get('form'), context);
      const message = await one(database, number, context);
      if (!message) return 1;
      if (isAnswer) return await answer(database, message, text, context);
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
  for (const { state, at, by, note } of await named(database, changes.map((change) => ({ ...change, by: change.changed_by })))) say(`          ${state} ${at} UTC by ${printable(by)}${note ? `: ${printable(note)}` : ''}`);
  say(`\n${printableText(asText(message.answers))}`);
  return 0;
}

async function finish(database: OperatorDatabase, message: StoredMessage, { say }: Context): Promise<number> {
  const changed = await changeState(database, message.id, 'done', operator());
  say(changed ? `Message ${short(message)} is done.` : `Message ${short(message)} was done already.`);
  return 0;
}

async function answer(database: OperatorDatabase, message: StoredMessage, text: string, { environment, say, complain }: Context): Promise<number> {
  const email = senderOf(message);
  const words = openWords(await openContent(environment.contentFolder));
  const sent = await database.transaction((transaction) => replyTo(transaction, words, message, text, operator())); // the mail with the decision, or neither
  if (sent) say(`Message ${short(message)} is answered to ${printable(email ?? '')}, and done.`);
  else complain(email ? `Message ${short(message)} was done already.` : `Message ${short(message)} gives no e-mail address.`);
  return sent ? 0 : 1;
}

function one(database: OperatorDatabase, number: string, context: Context): Promise<StoredMessage | undefined> {
  return theOne(number, (start) => findMessages(database, start), { many: 'messages', none: (typed) => `There is no message ${typed}. "messages list --state all" lists their numbers.` }, context);
}

const short = ({ id }: StoredMessage) => id.slice(0, 8);

function oneLine({ answers }: StoredMessage): string {
  const text = answers.slice(0, 4).map(({ answer }) => answer).join(', ').replaceAll(/\s+/g, ' ');
  return printable(text.length > 80 ? `${text.slice(0, 79)}…` : text);
}
