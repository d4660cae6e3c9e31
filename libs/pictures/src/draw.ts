import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Written } from './draw-picture.ts';
import type { Size } from './size-of.ts';
import { widthsFor } from './widths.ts';

export { manner, type Written } from './draw-picture.ts';

const source = path.join(import.meta.dirname, 'picture-main.ts');
const ours = existsSync(source) ? source : path.join(import.meta.dirname, '../../../apps/api/dist/picture.js'); // joined, in the package (tools/package)

/** A picture was not drawn; `message` goes on from its name. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}

const words = {
  broken: 'cannot be read: open it and save it anew',
  otherwise: 'says another size of itself than it has: open it and save it anew',
  slow: 'takes too long to be read: open it and save it anew, smaller',
};

/**
 * Draws a picture in a process of its own, which knows nothing of ours and is ended after `deadline` milliseconds; what it answers is
 * believed no more than the picture is.
 */
export async function drawInProcess(bytes: Buffer, picture: Size & { kind: string }, { program = ours, deadline = 120_000 } = {}): Promise<Written[]> {
  const { written, problem } = (await run(program, argumentsFor(picture), bytes, deadline)) as { written?: Record<string, unknown>[]; problem?: unknown }; // looked at below
  if (!Array.isArray(written)) throw new PictureError(problem === 'otherwise' ? words.otherwise : words.broken);
  const { width } = picture;
  const made = written.map((one) => ({ width: one['width'], avif: bytesOf(one['avif']), webp: bytesOf(one['webp']) }));
  const isRight = made.length === widthsFor(width).length && made.every((one, place) => one.width === widthsFor(width)[place] && isAvif(one.avif) && isWebp(one.webp));
  if (!isRight) throw new PictureError(words.broken);
  return made as Written[]; // just looked at
}

/** The same in one width and as WebP alone, for whoever looks at a picture that is not published. */
export async function sketchInProcess(bytes: Buffer, picture: Size & { kind: string }, { program = ours, deadline = 30_000 } = {}): Promise<Buffer> {
  const { sketch, problem } = (await run(program, [...argumentsFor(picture), 'sketch'], bytes, deadline)) as { sketch?: unknown; problem?: unknown }; // looked at below
  const webp = bytesOf(sketch);
  if (!isWebp(webp)) throw new PictureError(problem === 'otherwise' ? words.otherwise : words.broken);
  return webp;
}

function argumentsFor({ kind, width, height }: Size & { kind: string }): string[] {
  return [kind === 'svg' ? 'svg' : 'points', String(width), String(height)];
}

function run(program: string, args: string[], bytes: Buffer, deadline: number): Promise<object> {
  const { promise, resolve, reject } = Promise.withResolvers<object>();
  const child = execFile(process.execPath, [program, ...args], { env: {}, timeout: deadline, killSignal: 'SIGKILL', maxBuffer: 32 * 1024 * 1024 }, (error, said) => {
    if (error && child.pid === undefined) reject(error); // it never began
    else if (error?.killed && error.signal === 'SIGKILL') reject(new PictureError(words.slow));
    else resolve(error ? {} : parsed(said));
  });
  child.stdin?.on('error', () => {}); // it ended before it had read all
  child.stdin?.end(bytes);
  return promise;
}

function parsed(text: string): object {
  try {
    return (JSON.parse(text) as object | null) ?? {};
  } catch {
    return {};
  }
}

const bytesOf = (text: unknown) => Buffer.from(typeof text === 'string' ? text : '', 'base64');
const isWebp = (bytes: Buffer) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 15) === 'WEBPVP8';
const isAvif = (bytes: Buffer) => bytes.toString('latin1', 4, 12) === 'ftypavif';
