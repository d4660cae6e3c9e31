import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { applicationFolder } from '../core/files.ts';
import type { Blob } from './blobs.ts';
import type { Drawing } from './drawing.ts';
import type { Sources } from './store.ts';

const root = path.resolve(applicationFolder, '../..');
const source = path.join(root, 'tools/prerender/src/draw-main.ts');
const tool = existsSync(source) ? source : path.join(applicationFolder, 'dist/draw.js'); // joined, in the package (tools/package)
const client = path.join(root, 'apps/web/dist/client');
const server = path.join(root, 'apps/web/dist/server');

/** What was made of the release before, by the same build. */
export type Before = Drawing & { sources: Sources };
/** A release as it was just made, with the bytes that are new in it. */
export type Drawn = { build: string; sources: Sources; drawing: Drawing; left: number; blobs(): Generator<Blob>; /** Takes the new bytes away again. */ [Symbol.dispose](): void };

/** Content that is refused: every fault of it, a line each, as the check says it. */
export class RefusedContentError extends Error {
  override readonly name = 'RefusedContentError';
}

/** Whether this machine has what releases are drawn with. */
export function canDraw(): boolean {
  return [tool, path.join(client, 'index.html'), path.join(server, 'entry-server.js')].every((file) => existsSync(file));
}

/**
 * Checks a folder of content and draws it, in a process of its own: that takes seconds and the room of a whole site, and
 * whoever asks goes on meanwhile. It begins at once, and takes `before` when it is there.
 */
export async function draw(folder: string, { before, origin, now = new Date() }: { before: Promise<Before | undefined>; origin: string | undefined; now?: Date }): Promise<Drawn> {
  if (!canDraw()) throw new Error('Releases are drawn with apps/web/dist/client, apps/web/dist/server and tools/prerender, which are not all here. Bring them from the machine that built the product, or build it: npx nx run-many -t build.');
  const out = mkdtempSync(path.join(os.tmpdir(), 'bridge-release-'));
  const tidy = () => rmSync(out, { recursive: true, force: true });
  try {
    const child = spawn(process.execPath, [tool], { cwd: root, stdio: ['pipe', 'ignore', 'pipe'], env: { ...process.env, NODE_ENV: 'production' } });
    const ended = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('exit', resolve));
    const said = text(child.stderr);
    child.stdin.on('error', () => {}); // it ended before it was told all: its words say why
    child.stdin.write(`${JSON.stringify({ content: path.resolve(folder), client, server, out, cache: path.join(root, 'node_modules/.cache/bridge'), origin, now: now.toISOString() })}\n`);
    const tell = before.then((known) => child.stdin.end(`${JSON.stringify(known ?? null)}\n`));
    tell.catch(() => child.kill());
    const code = await ended;
    if (code !== 0) {
      await tell;
      throw new RefusedContentError((await said).trim() || 'The release was not drawn: the process that draws it ended.');
    }
    const { build, sources, drawing, left } = JSON.parse(readFileSync(path.join(out, 'release.json'), 'utf8')) as Omit<Drawn, 'blobs'>; // tools/prerender wrote it
    return { build, sources, drawing, left, blobs, [Symbol.dispose]: tidy };
  } catch (error) {
    tidy();
    throw error;
  }

  function* blobs(): Generator<Blob> {
    for (const name of readdirSync(out)) {
      if (name === 'release.json') continue;
      yield { hash: name.replace(/\.br$/, ''), packed: name.endsWith('.br'), bytes: readFileSync(path.join(out, name)) };
    }
  }
}

/** Names a release by all of its files. */
export function releaseId(sources: Sources): string {
  const files = Object.entries(sources).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
}

/** What a build of the site says of itself: which one it is, and which of its files are in no release. */
export type Build = { id: string; own: string[] };

/** The build that the site in a folder was made with; undefined where nothing says so. */
export function buildOf(site: string): Build | undefined {
  const file = path.join(site, '.build.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Build) : undefined; // tools/prerender wrote it
}
