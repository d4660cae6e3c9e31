// A thread that does what a drawing must not: it never answers, ends, or fails, as the title says.
import process from 'node:process';
import { parentPort } from 'node:worker_threads';
import type { Picture } from '../picture.ts';

parentPort?.on('message', ({ title }: Picture) => {
  if (title === 'ends') process.exit(3);
  if (title === 'fails') throw new Error('no ink');
  if (title !== 'hangs') parentPort?.postMessage(Buffer.from(title));
});
