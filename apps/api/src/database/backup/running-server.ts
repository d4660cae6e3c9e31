import { realpathSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Database } from '../database.ts';
import { requestAddress, type Request } from '../embedded/folder-lock.ts';
import { shortPath } from '../embedded/short-path.ts';
import { errorCode } from '../failures.ts';
import { BackupError, type Summary } from './format.ts';
import { writeBackup } from './write-backup.ts';

/** What an operator's command asks the server for: a backup, which ends the talk, or one step after the other of what it does in the database. */
type Wish = { backup: string; key?: string | undefined } | { step: string };
type Step = { query: string; values: readonly unknown[] } | { begin: true } | { commit: true } | { rollback: true };
type Answer = { done: unknown } | { failed: string; code?: string | undefined };

/** How long (ms) the server waits for the next step of a transaction: all others wait for its end. */
const patience = 5000;

/** Steps and rows with their types, dates and bytes among them, on one line. */
const written = (value: unknown) => serialize(value).toString('base64');
const readBack = (text: string): unknown => deserialize(Buffer.from(text, 'base64'));

class TakenBack extends Error {}

/** In the server: does what an operator's command asks for on the socket of the folder's lock, which only the folder's owner reaches. */
export function answerOperator(db: Database): Request {
  const talks = new WeakMap<net.Socket, (step: Step) => void>();
  return (request, socket) => {
    const wish = wishIn(request);
    if (!wish) socket.end(JSON.stringify({ failed: 'The command is of another version than the server.' } satisfies Answer));
    else if ('backup' in wish) void answerOf(() => writeBackup(db, wish.backup, wish.key)).then((answer) => socket.end(JSON.stringify(answer)));
    else {
      const talk = talks.get(socket) ?? listenTo(socket, db);
      talks.set(socket, talk);
      talk(readBack(wish.step) as Step); // written by `talkToServer`
    }
  };
}

function wishIn(request: string): Wish | undefined {
  const wish: unknown = JSON.parse(request);
  return wish && typeof wish === 'object' && ('backup' in wish || 'step' in wish) ? (wish as Wish) : undefined; // written by the command's side of this file
}

async function answerOf(work: () => Promise<unknown>): Promise<Answer> {
  try {
    return { done: await work() };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error), code: errorCode(error) };
  }
}

/** Begins to carry out what comes on a socket, in its order; answers the way to hand it in. What is not committed when the socket closes is taken back. */
function listenTo(socket: net.Socket, db: Database): (step: Step) => void {
  const steps: Step[] = [];
  let isClosed = false;
  let wake = () => {};
  socket.once('close', () => {
    isClosed = true;
    wake();
  });
  const next = async (longest?: number): Promise<Step | undefined> => {
    const timer = longest === undefined ? undefined : setTimeout(() => socket.destroy(), longest);
    while (steps.length === 0 && !isClosed) await new Promise<void>((resolve) => (wake = resolve));
    clearTimeout(timer);
    return isClosed ? undefined : steps.shift();
  };
  const reply = (answer: Answer) => socket.write(`${'done' in answer ? `=${written(answer.done)}` : JSON.stringify(answer)}\n`);
  void carryOut(db, next, reply);
  return (step) => {
    steps.push(step);
    wake();
  };
}

/** Until the socket closes, or a transaction is at its end: whether it is to stay. */
async function carryOut(db: Database, next: (longest?: number) => Promise<Step | undefined>, reply: (answer: Answer) => void, longest?: number): Promise<boolean> {
  for (let step = await next(longest); step; step = await next(longest)) {
    if ('commit' in step) return true;
    if ('rollback' in step) return false;
    if ('query' in step) {
      const { query, values } = step;
      reply(await answerOf(() => db.query(query, values)));
      continue;
    }
    let isBegun = false;
    const answer = await answerOf(() => db.transaction(async (transaction) => {
      if (isBegun) throw new Error('The database was away for a moment: nothing of it was done. Try again.'); // its steps are over
      isBegun = true;
      reply({ done: undefined });
      if (!(await carryOut(transaction, next, reply, patience))) throw new TakenBack('taken back');
    }));
    reply('failed' in answer && answer.failed === 'taken back' ? { done: undefined } : answer);
  }
  return false;
}

/** In the operator's command: asks the server that has the folder for a backup; the server writes the file. */
export async function askForBackup(folder: string, file: string, key?: string): Promise<Summary> {
  const talk = connectTo(folder);
  return (await talk.ask({ backup: path.resolve(file), key }).finally(talk.end)) as Summary; // what answerOperator gives for a backup
}

/** In the operator's command: the database of the server that has the folder, whose one connection a transaction is lent. */
export function talkToServer(folder: string): Database {
  let talk: ReturnType<typeof connectTo> | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  const ask = (step: Step): Promise<unknown> => {
    const asked = turn.then(() => (talk ??= connectTo(folder)).ask({ step: written(step) }));
    turn = asked.catch(() => undefined);
    return asked;
  };
  const database: Database = {
    kind: 'embedded',
    query: async <Row>(query: string, values: readonly unknown[] = []) => (await ask({ query, values })) as Row[], // as the server's own has them
    async transaction(work) {
      await ask({ begin: true });
      const done = await work(database).catch(async (error: unknown) => {
        await ask({ rollback: true }).catch(() => undefined); // gone with the server
        throw error;
      });
      await ask({ commit: true });
      return done;
    },
    as: () => database,
    close: async () => talk?.end(),
  };
  return database;
}

/** One wish after the other; what comes back for each. */
function connectTo(folder: string): { ask(wish: Wish): Promise<unknown>; end(): void } {
  const short = shortPath(path.resolve(folder));
  const socket = net.connect(requestAddress(realpathSync(folder), short.folder));
  let heard = '';
  let settle: { resolve: (answer: unknown) => void; reject: (error: Error) => void } | undefined;
  let fault: Error | undefined;
  const take = (line: string) => {
    if (line.startsWith('=')) return settle?.resolve(readBack(line.slice(1)));
    const answer: Answer = JSON.parse(line);
    if ('done' in answer) settle?.resolve(answer.done);
    else settle?.reject(Object.assign(new BackupError(answer.failed), answer.code !== undefined && { code: answer.code }));
  };
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    heard += chunk;
    if (!heard.endsWith('\n')) return;
    take(heard.trim());
    heard = '';
  });
  socket.on('error', (error) => (fault = new BackupError(`The running server cannot be asked: ${error.message}.`)));
  socket.on('close', () => {
    short.remove();
    if (heard) take(heard);
    fault ??= new BackupError('The server that uses the folder gave no answer: it is just starting or ending. Try again.');
    settle?.reject(fault);
  });
  return {
    ask: (wish) => new Promise((resolve, reject) => {
      settle = { resolve, reject };
      if (fault) reject(fault);
      else socket.write(`${JSON.stringify(wish)}\n`);
    }),
    end: () => void socket.destroy(),
  };
}
