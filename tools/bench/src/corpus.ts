import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A content folder of `entries` more documents than the product's own: surveys; with `posts`, three in ten are MDX posts. */
export function makeCorpus(entries: number, posts: boolean): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'bridge-corpus-'));
  cpSync('content', folder, { recursive: true });
  mkdirSync(path.join(folder, 'blog'), { recursive: true });
  for (let entry = 0; entry < entries; entry += 1) {
    if (!posts || entry % 10 < 7) writeFileSync(path.join(folder, `surveys/sample-${entry}.json`), JSON.stringify(survey(entry), null, 2));
    else writeFileSync(path.join(folder, `blog/sample-${entry}.mdx`), post(entry));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
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
        questions: [{ id: 'q', type: 'multi-select', prompt: `Question ${entry}?`, help: 'Choose all that apply.', options }],
      },
    ],
    completion: { title: 'Done', text: 'Thank you.', action: 'Go on' },
  };
}

function post(entry: number): string {
  const paragraph = 'A project is the shortest road from a classroom to evidence: something made, for someone, with a deadline. '.repeat(4);
  const sections = Array.from({ length: 3 }, (_, section) => `## Section ${section + 1} of ${entry}\n\n${paragraph}\n`);
  return `---\ntitle: Post ${entry}\ndescription: A sample of ordinary length.\ndate: 2026-01-05\nauthor: Editorial team\ncategory: Education\nsample: true\n---\n\n${sections.join('\n')}`;
}
