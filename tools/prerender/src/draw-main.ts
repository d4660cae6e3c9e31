// Makes a release of a folder of content for whoever publishes it: `operator content publish`, or a server whose code is newer
// than the release that is live. Reads two lines of JSON: what to draw, and what was made of the release before.
import { writeFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';

const root = path.resolve(import.meta.dirname, '../../..');
enableCompileCache(path.join(root, 'node_modules/.cache/bridge/code'));

type Wish = { content: string; client: string; server: string; out: string; cache: string; origin?: string; now: string };

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const next = async <Line>(): Promise<Line> => JSON.parse((await lines.next()).value ?? 'null') as Line; // apps/api/src/publishing/draw.ts wrote it
const { drawRelease, nothing } = await import('./draw-release.ts');
const { out, origin, ...wish } = await next<Wish>();
try {
  const made = await drawRelease({ ...wish, origin, out, images: true, before: async () => (await next<Awaited<ReturnType<Parameters<typeof drawRelease>[0]['before']>> | null>()) ?? nothing });
  writeFileSync(path.join(out, 'release.json'), JSON.stringify(made));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
process.exit(); // whoever writes the lines may keep them open
