import { readdirSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Content } from './content.ts';
import { documentId } from './kinds.ts';
import { copyOfContent, type ContentCopy } from './testing/copy.ts';

const files = ['surveys/one.json', 'surveys/two.json', 'interface/one.json', 'interface/two.json', 'navigation/one.json', 'blog/one.mdx', 'notes.txt', 'translations/fr/surveys/one.json', 'translations/fr/blog/one.mdx'];
const good: Record<string, (copy: ContentCopy, file: string) => string> = {
  surveys: (copy, file) => copy.read('surveys/talent.json').replace('"id": "talent"', `"id": "${path.basename(file, '.json')}"`),
  interface: () => '{ "a": "b" }',
  navigation: (copy) => copy.read('navigation/footer.json'),
  'translations/fr/surveys': () => '{ "envision": { "title": "x" } }',
  'translations/fr/blog': () => '---\ntitle: x\n---\n\nTexte.\n',
  blog: () => '---\ntitle: x\ndescription: x\nauthor: x\ndate: 2026-11-20\ncategory: Education\n---\n\nText.\n',
};
const breaks: ((text: string) => string)[] = [(text) => text.slice(0, -3), (text) => text.replace('"id"', '"di"').replace('title', 'titel'), () => '', (text) => `\ufeff${text}`, () => 'null', (text) => text.replace('"b"', '{ "__proto__": {} }')];

type Step = { file: string; action: 'write' | 'break' | 'remove'; how: number; noticed: boolean };
const step: fc.Arbitrary<Step> = fc.record({
  file: fc.constantFrom(...files),
  action: fc.constantFrom('write', 'break', 'remove'),
  how: fc.nat({ max: breaks.length - 1 }),
  noticed: fc.boolean(),
});

test('after any edits, every file on disk is a document or reported, and nothing else is', async () => {
  using copy = copyOfContent();
  copy.write('translations/fr/locale.json', '{ "name": "Français", "dir": "ltr" }');
  const content = await new Content(copy.folder).readAll();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const unread = new Set<string>();
      for (const { file, action, how, noticed } of steps) {
        const text = good[path.dirname(file)]?.(copy, file) ?? 'x';
        if (action === 'write') copy.write(file, text);
        if (action === 'break') copy.write(file, breaks[how]!(text));
        if (action === 'remove' && onDisk(copy.folder).includes(file)) copy.remove(file);
        unread.add(file);
        if (noticed) await readAll(content, unread);
      }
      await readAll(content, unread);

      const faults = content.faults();
      const reported = new Set(faults.map(({ file }) => file));
      const ids = new Set<string>(content.ids());
      const disk = onDisk(copy.folder);
      // A translation is there with its source; where that one has a fault, the fault is told there.
      const isTaken = (file: string) => content.translation(file.replace('translations/fr/', ''), 'fr')?.overlay !== undefined || reported.has(file.replace('translations/fr/', ''));
      expect(disk.filter((file) => !ids.has(documentId(file)) && !reported.has(file) && !file.endsWith('/locale.json') && !isTaken(file))).toEqual([]);
      expect([...ids].filter((id) => !disk.some((file) => documentId(file) === id))).toEqual([]);
      expect([...reported].filter((file) => !disk.includes(file))).toEqual([]);
      expect(faults).toEqual((await new Content(copy.folder).readAll()).faults());
    }),
    { numRuns: 150 },
  );
});

async function readAll(content: Content, unread: Set<string>) {
  for (const file of unread) await content.readAgain(file);
  unread.clear();
}

function onDisk(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}
