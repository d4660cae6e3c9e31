import { Worker } from 'node:worker_threads';
import type { Picture } from './picture.ts';

/** The picture did not become ready, in time or at all. */
export class DrawingError extends Error {
  override name = 'DrawingError';
}

export type Drawing = {
  /** Draws one picture, beside everything else that its caller does; the one before must have come to its end. */
  draw(picture: Picture): Promise<Buffer>;
  close(): Promise<void>;
};

// A file of its own, also where the caller is bundled (apps/api/vite.config.ts).
const ours = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './picture-worker.js', import.meta.url);

/**
 * Draws in a thread of its own that begins with the first picture and ends when none was wanted for a while. What is not
 * ready within `deadline` milliseconds is given up, and the thread with it.
 */
export function openDrawing({ thread = ours, deadline = 5000, idle = 60_000 } = {}): Drawing {
  let worker: Worker | undefined;
  let ending: Promise<unknown> | undefined;
  let resting: NodeJS.Timeout | undefined;

  /** A thread inside the renderer ends only after it: until then no other begins. */
  async function end(): Promise<void> {
    clearTimeout(resting);
    const ended = worker;
    worker = undefined;
    if (ended) ending = ended.terminate().finally(() => (ending = undefined));
    await ending;
  }

  async function draw(picture: Picture): Promise<Buffer> {
    if (ending) throw new DrawingError('The picture before has not been given up yet.');
    clearTimeout(resting);
    worker ??= started(thread);
    try {
      return await answerOf(worker, picture, deadline);
    } catch (error) {
      void end();
      throw error;
    } finally {
      if (worker) resting = setTimeout(() => void end(), idle).unref();
    }
  }
  return { draw, close: end };
}

function started(thread: URL): Worker {
  const worker = new Worker(thread);
  worker.unref(); // a thread that waits keeps no process alive
  worker.on('error', () => {}); // the drawing that meets it says so
  return worker;
}

async function answerOf(worker: Worker, picture: Picture, deadline: number): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const drawn = (bytes: Uint8Array) => resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const failed = (why: string, cause?: unknown) => reject(new DrawingError(`A picture could not be drawn: ${why}.`, { cause }));
  const broke = (error: Error) => failed(error.message, error);
  const ended = () => failed('its thread ended');
  const timer = setTimeout(() => failed(`it took longer than ${deadline} ms`), deadline);
  worker.once('message', drawn).once('error', broke).once('exit', ended);
  worker.postMessage(picture);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.off('message', drawn).off('error', broke).off('exit', ended);
  }
}
