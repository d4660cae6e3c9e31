import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Desk, valueOf } from '@bridge/content-tool/desk';
import { afterAll, expect, test } from 'vitest';
import { preview, type Previewed, type Wanted } from './preview.ts';
import { copyOfContent } from './testing.ts';

const dist = path.resolve(import.meta.dirname, '../../../apps/web/dist');
const folder = path.join(copyOfContent(afterAll).folder, 'content');
const desk = new Desk(folder);
const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, unknown>;
const see = (wanted: Omit<Wanted, 'client' | 'server'>): Promise<Previewed> => preview(desk, { ...wanted, client: path.join(dist, 'client'), server: path.join(dist, 'server') });

test('a page is drawn with what is typed, saved or not, and says nothing of it afterwards; nothing in it is run', async () => {
  const typed = await see({ file: 'pages/about.json', draft: { ...read('pages/about.json'), title: 'Typed just now' } });
  if (typed.state !== 'drawn') throw new Error(typed.state);
  expect([typed.address, typed.html.includes('<title>Typed just now')]).toEqual(['/about', true]);
  expect(typed.html).not.toMatch(/<script[^>]*src/);
  const saved = await see({ file: 'pages/about.json' });
  expect(saved.state === 'drawn' && saved.html.includes('Typed just now')).toBe(false);
});

test('a document leads to the pages that show it; a screen is drawn for its words; what no page shows says so', async () => {
  const list = await see({ file: 'lists/testimonials.json' });
  expect([list.state, list.addresses.length > 0]).toEqual(['drawn', true]);
  const screen = await see({ file: 'interface/auth.json', address: '/login' });
  expect(screen.state === 'drawn' && screen.html.includes('type="password"')).toBe(true);
  expect((await see({ file: 'messages/mails.json' })).state).toBe('none');
  expect((await see({ file: 'pages/about.json', address: '/nowhere' })).state).toBe('none');
});

test('what the checker refuses is not drawn: code in a text never is', async () => {
  const [post = ''] = globSync('blog/*.mdx', { cwd: folder });
  const written = valueOf(post, readFileSync(path.join(folder, post), 'utf8')) ?? {};
  for (const body of ['{process.exit()}', "import x from 'node:fs'\n\nText", '<script>alert(1)</script>', '[a](javascript:alert(1))']) expect([body, (await see({ file: post, draft: { ...written, body } })).state]).toEqual([body, 'faulty']);
  const drawn = await see({ file: post, draft: { ...written, body: 'Words of *this* text.' } });
  expect(drawn.state === 'drawn' && drawn.html.includes('<em>this</em>')).toBe(true);
  expect((await see({ file: 'pages/about.json', draft: { ...read('pages/about.json'), title: '' } })).state).toBe('faulty');
});
