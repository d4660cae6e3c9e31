import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Problem, Source } from './source.ts';

// Texts that were looked through and found sound, by their hash, each with its front matter as JSON where that is known.
// Looking through a text takes longer than all the rest, and reading its front matter most of what remains.
const sound = new Map<string, string>();
const keyLength = 27;
let isDrawing = false;
let look: ((text: string) => Problem[]) | undefined;

/** What is wrong in the body of an MDX file. Loads what it needs for that only when a text is new: `prepare` comes first. */
export function bodyProblems(text: string): Problem[] {
  const key = keyOf(text);
  if (sound.has(key)) return [];
  const problems = look!(text);
  if (problems.length === 0) sound.set(key, '');
  return problems;
}

/** Whatever else takes its time and is judged by nothing but `parts`: where that found nothing, it is not done again. */
export function judgeOnce<Found>(parts: readonly unknown[], judge: () => Found[]): Found[] {
  const key = keyOf(JSON.stringify(parts));
  if (sound.has(key)) return [];
  const found = judge();
  if (found.length === 0) sound.set(key, '');
  return found;
}

/** A text that was seen before and found sound is its front matter at once; `parse` reads another, or the places in this one. */
export function readOnce(text: string, parse: (text: string) => Source): Source {
  const key = keyOf(text);
  const known = sound.get(key);
  if (known) return { value: JSON.parse(known), problems: [], place: (path, part) => parse(text).place(path, part) };
  const source = parse(text);
  if (source.problems.length > 0 || !sound.has(key)) return source;
  const front = JSON.stringify(source.value);
  if (isDeepStrictEqual(JSON.parse(front), source.value)) sound.set(key, front);
  return source;
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
  const code = codeOf();
  if (!code) return () => {}; // joined into one file, the code does not know whether it is still the same
  const version = keyOf(code.map((name) => readFileSync(name, 'utf8')).join('\n'));
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [known, ...lines] = before.split('\n');
  if (known === version) for (const line of lines) sound.set(line.slice(0, keyLength), line.slice(keyLength + 1));
  return () => {
    const now = [version, ...Array.from(sound, ([key, front]) => `${key} ${front}`)].join('\n');
    if (now === before || sound.size === 0) return;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, now);
  };
}

/** What these judgements are made with: all that is read and checked by, and the versions of its packages. */
function codeOf(): string[] | undefined {
  const here = import.meta.dirname;
  const [lock, model] = [path.join(here, '../../../package-lock.json'), path.join(here, '../../model/src')];
  if (!existsSync(lock) || !existsSync(path.join(here, 'sound.ts')) || !existsSync(model)) return undefined;
  const files = [here, model].flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)));
  return [lock, ...files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort()];
}

function keyOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, keyLength);
}
