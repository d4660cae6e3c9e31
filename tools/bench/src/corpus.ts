import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * A content folder of `entries` more documents than the product's own, in the source language: surveys; with `posts`, three in
 * ten are MDX posts, or all.
 */
export function makeCorpus(entries: number, posts: boolean | 'all'): { folder: string; remove: () => void; forget: () => void } {
  const parent = mkdtempSync(path.join(tmpdir(), 'bridge-corpus-'));
  const folder = path.join(parent, 'content');
  cpSync('content', folder, { recursive: true, filter: (file) => !file.includes('translations') });
  mkdirSync(path.join(folder, 'blog'), { recursive: true });
  for (let entry = 0; entry < entries; entry += 1) {
    if (posts !== 'all' && (!posts || entry % 10 < 7)) writeFileSync(path.join(folder, `surveys/sample-${entry}.json`), JSON.stringify(survey(entry), null, 2));
    else writeFileSync(path.join(folder, `blog/sample-${entry}.mdx`), post(entry));
  }
  return {
    folder,
    remove: () => rmSync(parent, { recursive: true, force: true }),
    /** Forgets what the check remembers of texts it has seen. */
    forget: () => rmSync(path.join(parent, '.content'), { recursive: true, force: true }),
  };
}

/** Adds a language in which every one of those surveys is translated. */
export function translateCorpus(folder: string, entries: number, locale: string): void {
  mkdirSync(path.join(folder, `translations/${locale}/surveys`), { recursive: true });
  writeFileSync(path.join(folder, `translations/${locale}/locale.json`), JSON.stringify({ name: locale, dir: 'ltr' }));
  for (let entry = 0; entry < entries; entry += 1) {
    const { envision, phases, completion } = survey(entry);
    const [{ title, label, description, start, questions: [{ prompt, help, options }] }] = phases;
    const inside = { prompt, help, options: Object.fromEntries(options.map((option) => [option.id, { label: `${option.label} !` }])) };
    writeFileSync(path.join(folder, `translations/${locale}/surveys/sample-${entry}.json`), JSON.stringify({ envision, phases: { only: { title, label, description, start, questions: { q: inside } } }, completion }, null, 2));
  }
}

function survey(entry: number) {
  const options = Array.from({ length: 8 }, (_, option) => ({ id: `option-${option}`, label: `Choice ${option} of ${entry}`, value: `choice ${option}` }));
  return {
    id: `sample-${entry}`,
    envision: { title: 'Look ahead', prompt: 'Where to?', placeholder: 'Far', start: 'Start' },
    phases: [
      {
        id: 'only',
        label: 'Phase 1',
        title: `Phase of ${entry}`,
        description: 'One question.',
        illustration: 'arches',
        start: 'Begin',
        questions: [{ id: 'q', type: 'multi-select', prompt: `Question ${entry}?`, help: 'Choose all that apply.', options }] as const,
      },
    ] as const,
    completion: { title: 'Done', text: 'Thank you.', action: 'Go on' },
  };
}

function post(entry: number): string {
  const paragraph = 'A project is the shortest road from a classroom to evidence: something made, for someone, with a deadline. '.repeat(4);
  const sections = Array.from({ length: 3 }, (_, section) => `## Section ${section + 1} of ${entry}\n\n${paragraph}\n`);
  return `---\ntitle: Post ${entry}\ndescription: A sample of ordinary length.\ndate: 2026-01-05\nauthor: Editorial team\ncategory: Education\nsample: true\n---\n\n${sections.join('\n')}`;
}
