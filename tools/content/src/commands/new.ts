import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { Content } from '@bridge/content/engine/content';
import { formatFault } from '@bridge/content/engine/fault';
import { kindOf } from '@bridge/content/engine/kinds';
import { idPattern } from '@bridge/content/engine/marks';
import { hint } from '@bridge/content/engine/near';
import { blockSchema } from '@bridge/content/engine/schemas/page';
import { postSchema } from '@bridge/content/engine/schemas/article';
import { questionSchema } from '@bridge/content/engine/schemas/question';
import { toWrite } from '@bridge/content/engine/to-write';
import { sampleOf } from '../sample.ts';
import { definitionOf } from '@bridge/content/engine/walk';
import { folderOption, Refused, type Command } from './command.ts';
import { read } from './translated.ts';

const layout = { formattingOptions: { tabSize: 2, insertSpaces: true } };
const today = () => new Date().toISOString().slice(0, 10);

const question: Command = {
  summary: 'Adds a question at the end of a phase of a survey, or of a form.',
  args: '<document> <id>',
  options: {
    phase: { type: 'string', about: 'the phase it is added to; the last one if absent' },
    type: { type: 'string', about: 'text (if absent), dropdown, radio or multi-select' },
    prompt: { type: 'string', about: 'the question itself' },
    folder: folderOption,
  },
  async run(values, [document = '', id = '']) {
    const content = await read(values);
    const file = fileNamed(content, document);
    const value = content.get(file.replace(/\.json$/, '') as 'surveys/talent') as { phases?: { id: string; questions: unknown[] }[]; questions?: unknown[] } | undefined; // one of those with questions, as the next lines find out
    const phases = value?.phases;
    const phase = phases?.findIndex((one) => one.id === values['phase']) ?? -1;
    if (values['phase'] !== undefined && phase === -1) throw new Refused(`There is no phase "${String(values['phase'])}" in ${file}.${hint(String(values['phase']), (phases ?? []).map((one) => one.id))}`);
    const at = phases ? ['phases', phase === -1 ? phases.length - 1 : phase, 'questions'] : ['questions'];
    const list = phases ? phases[at[1] as number]!.questions : value?.questions; // an index, just made
    if (!list) throw new Refused(`${file} has no questions.`);
    const types = ['text', 'dropdown', 'radio', 'multi-select'];
    const type = String(values['type'] ?? 'text');
    if (!types.includes(type)) throw new Refused(`There is no question type "${type}".${hint(type, types)} There are: ${types.join(', ')}.`);
    const made = sampleOf(questionSchema, { id: checkedId(id), type, prompt: values['prompt'] ?? toWrite }, (collection) => content.idsIn(collection), today());
    return insert(content, file, [...at, list.length], made);
  },
};

const page: Command = {
  summary: 'Adds a public page, with a hero and a paragraph.',
  args: '<path>',
  options: { title: { type: 'string', about: 'its title' }, folder: folderOption },
  async run(values, [address = '']) {
    const content = await read(values);
    const id = checkedId(address.replace(/^\//, '').replaceAll('/', '-'));
    const title = String(values['title'] ?? toWrite);
    const some = (given: Record<string, unknown>) => sampleOf(blockSchema, given, () => [], today());
    const blocks = [some({ id: 'top', type: 'hero', title }), some({ id: 'text', type: 'prose', title: toWrite, paragraphs: [{ id: 'first', text: toWrite }] })];
    return create(content, `pages/${id}.json`, `${JSON.stringify({ id, path: `/${address.replace(/^\//, '')}`, title, description: toWrite, blocks }, null, 2)}\n`);
  },
};

const post: Command = {
  summary: 'Adds a blog post, dated today.',
  args: '<slug>',
  options: { title: { type: 'string', about: 'its title' }, folder: folderOption },
  async run(values, [slug = '']) {
    const content = await read(values);
    const head = sampleOf(postSchema, { title: values['title'] ?? toWrite }, () => [], today()) as Record<string, string>; // an object schema
    const lines = Object.entries({ ...head, date: today() }).map(([key, text]) => `${key}: ${/^[\w /-]+$/.test(text) ? text : JSON.stringify(text)}`);
    return create(content, `blog/${checkedId(slug)}.mdx`, `---\n${lines.join('\n')}\n---\n\n${toWrite}.\n`);
  },
};

const listEntry: Command = {
  summary: 'Adds an entry at the end of a list of lists/.',
  args: '<list> <id>',
  options: { folder: folderOption },
  async run(values, [name = '', id = '']) {
    const content = await read(values);
    const file = fileNamed(content, name.startsWith('lists/') ? name : `lists/${name}`);
    const { items } = JSON.parse(readFileSync(path.join(content.folder, file), 'utf8')) as { items: unknown[] }; // every list has them
    const element = definitionOf(definitionOf(kindOf(file)!.schema).shape!['items']!).element!;
    return insert(content, file, ['items', items.length], sampleOf(element, { id: checkedId(id) }, (collection) => content.idsIn(collection), today()));
  },
};

/** What editors add: npm run content -- new <what>. */
export const additions: Record<string, Command> = { question, page, post, 'list-entry': listEntry };

function checkedId(id: string): string {
  if (!idPattern.test(id)) throw new Refused(`"${id}" is not an id: use lower-case letters, digits and hyphens.`);
  return id;
}

function fileNamed(content: Content, name: string): string {
  const file = `${name.replace(/^(?:\.\/)?content\//, '').replace(/\.json$/, '')}.json`;
  if (content.files().includes(file)) return file;
  throw new Refused(`There is no file content/${file}.${hint(file, content.files())}`);
}

function create(content: Content, file: string, text: string): Promise<number> {
  if (existsSync(path.join(content.folder, file))) throw new Refused(`content/${file} is there already.`);
  mkdirSync(path.dirname(path.join(content.folder, file)), { recursive: true });
  writeFileSync(path.join(content.folder, file), text);
  return tell(content, file, '', text);
}

function insert(content: Content, file: string, at: (string | number)[], value: unknown): Promise<number> {
  const before = readFileSync(path.join(content.folder, file), 'utf8');
  const text = applyEdits(before, modify(before, at, value, { ...layout, isArrayInsertion: true }));
  writeFileSync(path.join(content.folder, file), text);
  return tell(content, file, before, text);
}

/** Says where to go on, and whether the id was free and all else is well. */
async function tell(content: Content, file: string, before: string, text: string): Promise<number> {
  let same = 0;
  while (same < before.length && before[same] === text[same]) same++;
  const line = text.slice(0, Math.max(same, text.indexOf(toWrite, same))).split('\n').length;
  console.log(`content/${file}:${line} is there. Write what says "${toWrite}".`);
  const faults = (await new Content(content.folder).readAll()).faults();
  for (const fault of faults) console.error(formatFault(fault));
  return faults.length > 0 ? 1 : 0;
}
