// Keeps desks for the console: the server (apps/api/src/publishing/changes) lays the files of a change into a folder, and asks
// here what a form needs to know. A line of JSON for each question, a line for each answer.
import process from 'node:process';
import { createInterface } from 'node:readline';
import type { BroughtPicture, Draft, Task, Value } from '@bridge/content/engine/editing';
import { parseJson } from '@bridge/content/engine/json';
import { Desk, isRecord, NoSuchFile } from '@bridge/content-tool/desk';
import type { Wanted } from './preview.ts';

type Asked =
  | { act: 'list' }
  | { act: 'search'; words: string }
  | { act: 'open'; file: string; locale?: string }
  | ({ act: 'bring'; /** JSON. */ value: string } & Omit<Draft, 'value'>)
  | { act: 'read'; file: string; locale?: string; text: string }
  | { act: 'accept'; file: string; locale: string; key: string }
  | { act: 'task'; task: Task }
  | { act: 'picture'; brought: BroughtPicture }
  | { act: 'show-picture'; file: string; cache?: string }
  | ({ act: 'preview'; /** JSON, where it is not saved. */ value?: string } & Omit<Wanted, 'draft'>);
type Question = { turn: number; folder: string; /** Files that are others by now. */ noticed: string[]; asked: Asked } | { forget: string };

const desks = new Map<string, Desk>();

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line) as Question; // apps/api/src/publishing/changes/desk.ts wrote it
  if ('forget' in question) desks.delete(question.forget);
  else void answer(question);
}

async function answer({ turn, folder, noticed, asked }: Exclude<Question, { forget: string }>): Promise<void> {
  const say = (said: object) => process.stdout.write(`${JSON.stringify({ turn, ...said })}\n`);
  try {
    const desk = desks.get(folder) ?? new Desk(folder);
    desks.set(folder, desk);
    for (const file of noticed) await desk.noticed(file);
    say({ answer: await ask(desk, asked, folder) });
  } catch (error) {
    say(error instanceof NoSuchFile ? { missing: true } : { failed: error instanceof Error ? error.message : String(error) });
  }
}

async function ask(desk: Desk, asked: Asked, folder: string): Promise<unknown> {
  switch (asked.act) {
    case 'preview': {
      const { act: _act, value, ...wanted } = asked;
      const { preview } = await import('./preview.ts'); // what draws pages is no weight while nobody looks
      return preview(desk, { ...wanted, ...(value !== undefined && { draft: valueIn(value) }) });
    }
    case 'list': return desk.list();
    case 'search': return desk.search(asked.words);
    case 'open': return desk.open(asked.file, asked.locale);
    case 'read': return desk.read(asked.file, asked.locale, asked.text);
    case 'accept': return desk.accept(asked.file, asked.locale, asked.key);
    case 'task': return desk.carryOut(asked.task);
    case 'picture': return desk.bringPicture(asked.brought);
    case 'show-picture': {
      const [, name = ''] = /^pictures\/([a-z0-9][a-z0-9-]*)\.json$/.exec(asked.file) ?? [];
      const { Pictures } = await import('./pictures.ts'); // as above
      return { picture: (await new Pictures(folder, asked.cache).seen(name)) ?? null };
    }
    case 'bring': {
      const { act: _act, value, ...draft } = asked;
      return desk.bring({ ...draft, value: valueIn(value) });
    }
  }
}

/** Guarded like a file: a key that reaches a prototype, or nesting without end, is no document. */
function valueIn(text: string): Value {
  const { value, problems } = parseJson(text);
  if (problems.length > 0 || !isRecord(value)) throw new NoSuchFile('a value');
  return value;
}
