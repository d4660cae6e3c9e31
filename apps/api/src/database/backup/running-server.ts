import { realpathSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import type { Database } from '../database.ts';
import { requestAddress, type Request } from '../embedded/folder-lock.ts';
import { shortPath } from '../embedded/short-path.ts';
import { BackupError, type Summary } from './format.ts';
import { writeBackup } from './write-backup.ts';

type Answer = { done: unknown } | { failed: string };
type Wish = { backup: string; key?: string | undefined } | { query: string; values: readonly unknown[] };

/** In the server: does what an operator's command asks for on the socket of the folder's lock, which only the folder's owner reaches. */
export function answerOperator(db: Database): Request {
  return (request, socket) => {
    void (async (): Promise<Answer> => {
      try {
        const wish: Wish = JSON.parse(request);
        return { done: 'backup' in wish ? await writeBackup(db, wish.backup, wish.key) : await db.query(wish.query, wish.values) };
      } catch (error) {
        return { failed: error instanceof Error ? error.message : String(error) };
      }
    })().then((answer) => socket.end(JSON.stringify(answer)));
  };
}

/** In the operator's command: asks the server that has the folder for a backup; the server writes the file. */
export async function askForBackup(folder: string, file: string, key?: string): Promise<Summary> {
  return (await ask(folder, { backup: path.resolve(file), key })) as Summary; // what answerOperator gives for a backup
}

/** In the operator's command: one statement, run by the server that has the folder. Rows come back as JSON has them. */
export async function askForRows<Row>(folder: string, query: string, values: readonly unknown[] = []): Promise<Row[]> {
  return (await ask(folder, { query, values })) as Row[]; // likewise
}

function ask(folder: string, wish: Wish): Promise<unknown> {
  const short = shortPath(path.resolve(folder));
  const address = requestAddress(realpathSync(folder), short.folder);
  return new Promise<unknown>((resolve, reject) => {
    const socket = net.connect(address, () => socket.write(`${JSON.stringify(wish)}\n`));
    let heard = '';
    socket.setEncoding('utf8').on('data', (chunk) => (heard += chunk));
    socket.on('error', (error) => reject(new BackupError(`The running server cannot be asked: ${error.message}.`)));
    socket.on('end', () => {
      if (!heard) return reject(new BackupError('The server that uses the folder gave no answer: it is just starting or ending. Try again.'));
      const answer: Answer = JSON.parse(heard);
      if ('done' in answer) resolve(answer.done);
      else reject(new BackupError(answer.failed));
    });
  }).finally(() => short.remove());
}
