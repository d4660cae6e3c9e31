import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from './source.ts';

// Texts that were looked through and found sound, by their hash. Looking through a text takes longer than all the rest.
const sound = new Set<string>();
let isDrawing = false;
let look: ((text: string) => Problem[]) | undefined;

/** What is wrong in the body of an MDX file. Loads what it needs for that only when a text is new: `prepare` comes first. */
export function bodyProblems(text: string): Problem[] {
  const key = keyOf(text);
  if (sound.has(key)) return [];
  const problems = look!(text);
  if (problems.length === 0) sound.add(key);
  return problems;
}

/** Makes sure that these texts can be looked through. */
export async function prepare(texts: Iterable<string>): Promise<void> {
  if (look) return;
  for (const text of texts) {
    if (sound.has(keyOf(text))) continue;
    ({ bodyProblems: look } = await import('./mdx-body.ts'));
    if (isDrawing) (await import('./mdx-tree.ts')).keepTrees();
    return;
  }
}

/**
 * Remembers sound texts in a file from run to run; the answer writes down what was found since. With `draws`, what is new is
 * kept for its drawing.
 */
export function rememberSound(file: string, { draws }: { draws: boolean }): () => void {
  isDrawing = draws;
  const version = keyOf(['mdx-body.ts', 'mdx-tree.ts', 'hostile.ts', '../../../package-lock.json'].map((name) => readFileSync(path.join(import.meta.dirname, name), 'utf8')).join('\n'));
  const [known, ...keys] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  if (known === version) for (const key of keys) sound.add(key);
  const before = sound.size;
  return () => {
    if (sound.size === before && (known === version || before === 0)) return;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, [version, ...sound].join('\n'));
  };
}

function keyOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 27);
}
