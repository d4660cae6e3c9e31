import { afterAll, afterEach, expect, test } from 'vitest';
import { copyOfContent, textOf } from './testing.ts';

type Blocks = { blocks: { id: string; type: string; title?: string }[] };
type Items = { items: Record<string, unknown>[] };

// What an editor does to content/, and nothing else: one after the other on one site, of which only what changes is made again.
const { write, edit, make, restore } = copyOfContent(afterAll);
afterEach(restore);

test('a new page is a new file', async () => {
  write('pages/alumni.json', JSON.stringify({ id: 'alumni', path: '/alumni', title: 'Alumni', description: 'Where our talents are today, and how to reach them.', blocks: [{ id: 'top', type: 'hero', title: 'Everyone who has crossed' }] }));
  const { page, files } = await make();
  expect(textOf(page('/alumni'))).toContain('Everyone who has crossed');
  expect(files.get('/sitemap.xml')).toContain('/alumni</loc>');
});

test('blocks stand in the order of the file', async () => {
  const order = (html: string) => Array.from(html.matchAll(/<section id="([\w-]+)"/g), ([, id]) => id);
  const before = order((await make()).page('/about'));
  edit<Blocks>('pages/about.json', ({ blocks }) => blocks.push(...blocks.splice(1, 1)));
  const after = order((await make()).page('/about'));
  expect(after).toEqual([before[0], ...before.slice(2), before[1]]);
});

test('a new post is on its page, in the blog, between its neighbours and in the feed; only what shows it is made again', async () => {
  const { pages } = await make();
  write('blog/new-spans.mdx', '---\ntitle: New spans\ndescription: What we are building next, and why it took us a while.\ndate: 2026-11-01\nauthor: Editorial team\ncategory: Education\n---\n\nWords.\n\n## Why now\n\n<Callout title="Note">More *words*.</Callout>\n');
  const { page, files, made, pages: later } = await make();
  expect(later).toBe(pages + 1);
  expect(made).toBeLessThan(pages / 2);
  expect(page('/blog/new-spans')).toContain('<h2 id="why-now">Why now</h2>');
  expect(page('/blog/new-spans')).toContain('href="#why-now"');
  expect(textOf(page('/blog'))).toContain('New spans');
  expect(textOf(page('/blog/project-based-learning'))).toContain('New spans');
  expect(files.get('/rss.xml')).toContain('<title>New spans</title>');
});

test('posts and openings are shown on their days', async () => {
  write('blog/later.mdx', '---\ntitle: A later post\ndescription: It is written already and waits for its day to come.\ndate: 2026-12-01\nauthor: Editorial team\ncategory: Education\npublishFrom: 2026-12-01\n---\n\nWords.\n');
  edit<Items>('lists/openings.json', ({ items }) => items.push({ id: 'keeper', title: 'Bridge keeper', type: 'Full-time', place: 'Lagos', description: 'Keeps the lamps.', publishUntil: '2026-11-30' }));
  const before = await make('2026-11-30T23:00:00Z');
  expect([textOf(before.page('/blog')).includes('A later post'), textOf(before.page('/careers')).includes('Bridge keeper')]).toEqual([false, true]);
  expect(before.files.get('/sitemap.xml')).not.toContain('/blog/later');
  const after = await make('2026-12-01T00:00:00Z');
  expect([textOf(after.page('/blog')).includes('A later post'), textOf(after.page('/careers')).includes('Bridge keeper')]).toEqual([true, false]);
});

test('a menu entry is on every page', async () => {
  edit<Items>('navigation/public.json', ({ items }) => items.push({ id: 'status', label: 'How we are', to: '/status' }));
  const { files } = await make();
  for (const [at, html] of files) if (at.endsWith('.html') && at !== '/shell.html') expect(html, at).toContain('>How we are</a>');
});

test('a page whose redirect is taken away is published', async () => {
  edit<{ redirect?: string }>('pages/for-employers.json', (page) => delete page.redirect);
  expect((await make()).page('/for-employers')).toContain('<h1');
});

test('a fault in content stops the build with its place', async () => {
  edit<Blocks>('pages/about.json', ({ blocks }) => Object.assign(blocks[0]!, { titel: 'x' }));
  await expect(make()).rejects.toThrow(/pages\/about\.json:\d+:\d+ .*titel/);
});
