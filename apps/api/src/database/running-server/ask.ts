import { realpathSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { BackupError, type Summary } from '../backup/format.ts';
import type { Database } from '../database.ts';
import { requestAddress } from '../embedded/folder-lock.ts';
import { shortPath } from '../embedded/short-path.ts';
import { readBack, written, type Answer, type Step, type Wish } from './wish.ts';

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
