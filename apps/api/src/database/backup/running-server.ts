import { realpathSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import type { Database } from '../database.ts';
import { requestAddress, type Request } from '../embedded/folder-lock.ts';
import { shortPath } from '../embedded/short-path.ts';
import { BackupError, type Summary } from './format.ts';
import { writeBackup } from './write-backup.ts';

type Answer = { done: Summary } | { failed: string };

/** In the server: writes the backup that an operator's command asks for on the socket of the folder's lock. */
export function answerBackups(db: Database): Request {
  return (request, socket) => {
    void (async (): Promise<Answer> => {
      try {
        const { backup }: { backup: string } = JSON.parse(request);
        return { done: await writeBackup(db, backup) };
      } catch (error) {
        return { failed: error instanceof Error ? error.message : String(error) };
      }
    })().then((answer) => socket.end(JSON.stringify(answer)));
  };
}

/** In the operator's command: asks the server that has the folder for a backup; the server writes the file. */
export function askForBackup(folder: string, file: string): Promise<Summary> {
  const short = shortPath(path.resolve(folder));
  const address = requestAddress(realpathSync(folder), short.folder);
  return new Promise<Summary>((resolve, reject) => {
    const socket = net.connect(address, () => socket.write(JSON.stringify({ backup: path.resolve(file) })));
    let heard = '';
    socket.on('data', (chunk) => (heard += chunk));
    socket.on('error', (error) => reject(new BackupError(`The running server cannot be asked for a backup: ${error.message}.`)));
    socket.on('end', () => {
      if (!heard) return reject(new BackupError('The server that uses the folder gave no answer: it is just starting or ending. Try again.'));
      const answer: Answer = JSON.parse(heard);
      if ('done' in answer) resolve(answer.done);
      else reject(new BackupError(answer.failed));
    });
  }).finally(() => short.remove());
}
