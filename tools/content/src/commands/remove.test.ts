import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copyInOneLanguage, copyOfContent } from '@bridge/content/testing';
import { runHere } from '../testing/run-here.ts';

const own = path.resolve(import.meta.dirname, '../../../../content');
const languages = ['ar', 'fr', 'pt', 'sw'];

test('an entry goes with its translations and all that is remembered of them, and nothing else changes', async () => {
  using copy = copyOfContent(own);
  const at = ['--folder', copy.folder];
  const source = JSON.parse(copy.read('navigation/footer.json')) as { items: { id: string }[] };
  const { id } = source.items.find((item) => item.id === 'careers')!;
  const french = JSON.parse(copy.read('translations/fr/navigation/footer.json')) as { items: Record<string, unknown> };
  const { out, code } = await runHere('remove', id, '--file', 'navigation/footer', ...at);
  expect({ code, last: out.split('\n').at(-1) }).toEqual({ code: 0, last: `"${id}" is taken away in 9 files. Answers and ticks that people have given are kept.` });
  expect(JSON.parse(copy.read('navigation/footer.json'))).toEqual({ ...source, items: source.items.filter((item) => item.id !== id) });
  const { [id]: gone, ...others } = french.items;
  expect(gone).toBeDefined();
  expect(JSON.parse(copy.read('translations/fr/navigation/footer.json'))).toEqual({ ...french, items: others });
  for (const code of languages) expect(Object.keys((JSON.parse(copy.read(`translations/${code}.lock.json`)) as Record<string, { texts: object }>)['navigation/footer.json']!.texts)).not.toContain(`items.${id}.label`);
  expect(await runHere('check', '--frozen', ...at)).toMatchObject({ code: 0 });
});

test('a document goes with its translations', async () => {
  using copy = copyOfContent(own);
  const at = ['--folder', copy.folder];
  copy.write('blog/made.mdx', '---\ntitle: Made\ndescription: About.\ndate: 2026-11-20\nauthor: The team\ncategory: Education\n---\n\nA text.\n');
  copy.write('translations/fr/blog/made.mdx', '---\ntitle: Fait\n---\n\nUn texte.\n');
  await runHere('check', ...at);
  expect(copy.read('translations/fr.lock.json')).toContain('blog/made.mdx');
  expect(await runHere('remove', 'blog/made', ...at)).toMatchObject({ code: 0 });
  expect(['blog/made.mdx', 'translations/fr/blog/made.mdx'].map((file) => existsSync(path.join(copy.folder, file)))).toEqual([false, false]);
  expect(copy.read('translations/fr.lock.json')).not.toContain('blog/made.mdx');
  expect(await runHere('check', '--frozen', ...at)).toMatchObject({ code: 0 });
});

test('whoever names the id of a page means the page', async () => {
  using copy = copyInOneLanguage(own);
  const at = ['--folder', copy.folder];
  copy.write('pages/made.json', '{ "id": "made", "path": "/made", "title": "Made", "description": "About.", "blocks": [{ "id": "top", "type": "hero", "title": "Made" }] }\n');
  expect(await runHere('remove', 'made', '--file', 'pages/made', ...at)).toMatchObject({ code: 0 });
  expect(existsSync(path.join(copy.folder, 'pages/made.json'))).toBe(false);
});

test('what something refers to stays, and where it is referred to is told', async () => {
  using copy = copyInOneLanguage(own);
  const before = copy.read('surveys/talent.json');
  const { code, err } = await runHere('remove', '6', '--file', 'surveys/talent', '--folder', copy.folder);
  expect(code).toBe(1);
  expect(err).toMatch(/^Nothing was taken away. Without it this would be wrong:\ncontent\/blueprint\/.+ error dangling-reference /);
  expect(copy.read('surveys/talent.json')).toBe(before);
  expect(await runHere('remove', 'no-such-thing', '--folder', copy.folder)).toMatchObject({ code: 2, err: expect.stringContaining('There is no id "no-such-thing"') as unknown });
});

test('a page that links lead to stays', async () => {
  using copy = copyInOneLanguage(own);
  const { code, err } = await runHere('remove', 'pages/careers', '--folder', copy.folder);
  expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(/^Nothing was taken away[^]*content\/navigation\/footer\.json:\d+:\d+ error dangling-link nothing stands at "\/careers"/) as unknown });
  expect(existsSync(path.join(copy.folder, 'pages/careers.json'))).toBe(true);
});
