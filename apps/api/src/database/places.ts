import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Files that go with these sources, found also where the server is bundled into apps/api/dist/main.js.
const here = import.meta.dirname;

/** The SQL migrations. */
export const migrationsFolder = firstThere('../../migrations', '../migrations', 'migrations');

/** The thread of the embedded engine: a file of its own, beside the bundle where the server is bundled. */
export const workerFile = import.meta.url.endsWith('.ts')
  ? path.join(here, 'embedded/worker.ts')
  : path.join(path.dirname(fileURLToPath(import.meta.url)), 'worker.js');

/** Templates lie with what npm installed: they can be made again at any time and go when the packages go. */
export const templateCache = path.join(packages(here), '.cache/bridge-ai-database');

function firstThere(...candidates: [string, ...string[]]): string {
  const found = candidates.map((candidate) => path.resolve(here, candidate)).find((file) => existsSync(file));
  return found ?? path.resolve(here, candidates[0]);
}

function packages(folder: string): string {
  const own = path.join(folder, 'node_modules');
  const parent = path.dirname(folder);
  // a workspace's own node_modules may be a mere cache of its tools; the one with the engine counts, also in the package, which has no other
  return existsSync(path.join(own, '@electric-sql/pglite')) || parent === folder ? own : packages(parent);
}
