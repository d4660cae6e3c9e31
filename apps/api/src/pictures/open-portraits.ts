import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import * as v from 'valibot';
import { applicationFolder } from '../core/files.ts';
import type { Portraits } from '../core/ports.ts';
import { createQueue } from '../core/queue.ts';
import { Refusal } from '../core/refusal.ts';
import { pictureProblems, portraitWidths } from './limits.ts';
import { problemUnopened } from './unopened.ts';

const source = path.join(applicationFolder, 'src/pictures/portrait-main.ts');
const ours = existsSync(source) ? source : path.join(applicationFolder, 'dist/portrait.js'); // joined, in the package (tools/package)

/** It was ended at its deadline. */
const late = Symbol('late');

/** What it says, which is believed no more than the picture is: so many files that say WebP of themselves, and of that size. */
const picture = v.pipe(v.string(), v.transform((text) => Buffer.from(text, 'base64')), v.check((bytes) => bytes.length < 200_000 && bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 15) === 'WEBPVP8'));
const answerSchema = v.union([v.object({ pictures: v.pipe(v.array(picture), v.length(portraitWidths.length)) }), v.object({ problem: v.picklist(pictureProblems) })]);

/** Reads pictures one at a time, each in a process of its own that knows nothing of ours and is ended after `deadline` milliseconds. */
export function openPortraits({ program = ours, deadline = 30_000, waiting = 4 } = {}): Portraits {
  const queue = createQueue(1, waiting);
  const ending = new AbortController();

  async function read(bytes: Buffer, by: string, signal?: AbortSignal) {
    const problem = problemUnopened(bytes);
    if (problem) return { problem };
    const said = await queue.enter(() => run(bytes), { by, signal });
    if (said === late) return { problem: 'pictureSlow' as const };
    const answer = v.safeParse(answerSchema, said);
    return answer.success ? answer.output : { problem: 'pictureBroken' as const }; // it ended on the way: nobody can read this picture
  }

  function run(bytes: Buffer): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const child = execFile(process.execPath, [program], { cwd: applicationFolder, env: {}, timeout: deadline, killSignal: 'SIGKILL', maxBuffer: 1024 * 1024, signal: ending.signal }, (error, said) => {
      if (ending.signal.aborted) reject(new Refusal('unavailable', { retryAfter: 10 }));
      else if (error && child.pid === undefined) reject(error); // it never began
      else resolve(error?.killed && error.signal === 'SIGKILL' && error.code === null ? late : error ? undefined : parsed(said));
    });
    child.stdin?.on('error', () => {}); // it ended before it had read all
    child.stdin?.end(bytes);
    return promise;
  }

  function close(): void {
    queue.close();
    ending.abort();
  }
  return { read, close };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
