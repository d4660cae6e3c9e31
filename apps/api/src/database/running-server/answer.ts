import type net from 'node:net';
import { writeBackup } from '../backup/write-backup.ts';
import type { Database } from '../database.ts';
import type { Request } from '../embedded/folder-lock.ts';
import { errorCode } from '../failures.ts';
import { readBack, written, type Answer, type Step, type Wish } from './wish.ts';

/** How long (ms) the server waits for the next step of a transaction: all others wait for its end. */
const patience = 5000;

class TakenBack extends Error {}

/** In the server: does what an operator's command asks for on the socket of the folder's lock, which only the folder's owner reaches. */
export function answerOperator(db: Database): Request {
  const talks = new WeakMap<net.Socket, (step: Step) => void>();
  return (request, socket) => {
    const wish = wishIn(request);
    if (wish === undefined) socket.end(JSON.stringify({ failed: 'The command is of another version than the server.' } satisfies Answer));
    else if ('backup' in wish) void answerOf(() => writeBackup(db, wish.backup, wish.key)).then((answer) => socket.end(JSON.stringify(answer)));
    else {
      const talk = talks.get(socket) ?? listenTo(socket, db);
      talks.set(socket, talk);
      talk(wish);
    }
  };
}

/** A line that is none leaves the server as it is. */
function wishIn(line: string): { backup: string; key?: string | undefined } | Step | undefined {
  try {
    const wish = JSON.parse(line) as Wish; // written by ask.ts, or else it is none
    if ('backup' in wish) return wish;
    const step = readBack(wish.step);
    return typeof step === 'object' && step !== null ? (step as Step) : undefined; // likewise
  } catch {
    return undefined;
  }
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
    reply(await answerOf(() => db.transaction(async (transaction) => {
      if (isBegun) throw new Error('The database was away for a moment: nothing of it was done. Try again.'); // its steps are over
      isBegun = true;
      reply({ done: undefined });
      if (!(await carryOut(transaction, next, reply, patience))) throw new TakenBack();
    }).catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error; // as it was asked to be
    })));
  }
  return false;
}
