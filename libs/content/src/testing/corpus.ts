import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { failures } from '@bridge/model';
import { kindOf } from '../kinds.ts';

const small = path.resolve(import.meta.dirname, '../../fixtures/content');

/**
 * Writes a content folder of `entries` files for measurements: seven in ten are surveys of one question with eight
 * options (each question but the first depends on itself being there), the rest menus; with `posts`, three in ten are
 * MDX posts of about 1.6 kB instead.
 */
export function writeCorpus(folder: string, entries: number, { posts = false } = {}): void {
  for (const below of ['surveys', 'navigation', 'blog', 'messages']) mkdirSync(path.join(folder, below), { recursive: true });
  for (const file of ['brand.json', 'locales.json', 'redirects.json']) writeFileSync(path.join(folder, file), readFileSync(path.join(small, file)));
  writeFileSync(path.join(folder, 'messages/failures.json'), JSON.stringify(Object.fromEntries(Object.keys(failures).map((code) => [code, 'A refusal.']))));
  for (let index = 0; index < entries; index++) {
    const [file, text] = index % 10 < 7 ? survey(index) : posts ? post(index) : menu(index);
    writeFileSync(path.join(folder, file), text);
  }
}

function survey(index: number): [string, string] {
  const options = Array.from({ length: 8 }, (_, option) => ({ id: `option-${option}`, label: `Option ${option} of survey ${index}`, value: `Value ${option}` }));
  const conditional = { id: '2', type: 'text', prompt: 'Tell us more about that choice.', showIf: { question: '1', options: ['option-3'] } };
  const question = { id: '1', type: 'multi-select', prompt: `What best describes number ${index}?`, help: 'Choose all that apply.', options };
  const phase = { id: 'only', label: 'Phase 1', title: 'The only phase', description: 'A phase with two questions in it.', illustration: 'deck', start: 'Start', questions: [question, conditional] };
  const words = { title: 'A title', prompt: 'A prompt', placeholder: 'A placeholder', start: 'Start' };
  return [`surveys/s-${index}.json`, JSON.stringify({ id: `s-${index}`, envision: words, phases: [phase], completion: { title: 'Done', text: 'Well done.', action: 'Go on' } }, null, 2)];
}

function menu(index: number): [string, string] {
  const items = Array.from({ length: 10 }, (_, item) => ({ id: `item-${item}`, label: `Item ${item}`, to: `/somewhere/${index}/${item}`, icon: 'home' }));
  return [`navigation/n-${index}.json`, JSON.stringify({ label: `Menu ${index}`, items }, null, 2)];
}

function post(index: number): [string, string] {
  const paragraph = 'A paragraph with **bold** words and a [link](/about) that goes on for a while, so that a post has a length as posts have. ';
  const front = `title: Post ${index}\ndescription: What post ${index} is about.\ndate: 2026-11-20\nauthor: The team\ncategory: Education`;
  return [`blog/p-${index}.mdx`, `---\n${front}\n---\n\n## Post ${index}\n\n${`${paragraph.repeat(3)}\n\n`.repeat(4)}<Callout>Remember this.</Callout>\n`];
}

/** The least that any checker must do, as the reference: read every file, parse it, validate it. No places, no references. */
export async function bareCheck(folder: string): Promise<number> {
  const posts = readdirSync(path.join(folder, 'blog')).length > 0;
  const { parse } = posts ? await import('yaml') : { parse: undefined };
  const { createProcessor } = posts ? await import('@mdx-js/mdx') : { createProcessor: undefined };
  const { default: frontmatter } = posts ? await import('remark-frontmatter') : { default: undefined };
  const { default: gfm } = posts ? await import('remark-gfm') : { default: undefined };
  const processor = createProcessor?.({ remarkPlugins: [frontmatter!, gfm!] });
  let valid = 0;
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const kind = kindOf(file.replaceAll(path.sep, '/'));
    if (!kind) continue;
    const text = readFileSync(path.join(folder, file), 'utf8');
    if (processor && file.endsWith('.mdx')) processor.parse(text);
    const value: unknown = file.endsWith('.mdx') ? parse!(text.split('---')[1]!) : JSON.parse(text);
    if (kind.schema.safeParse(value).success) valid++;
  }
  return valid;
}
