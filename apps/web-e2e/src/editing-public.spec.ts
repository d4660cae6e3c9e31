import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { editCopy, openLive } from './editing.ts';
import { editingPort } from './products.ts';
import { expect, test } from './test.ts';

// Public pages in the editing loop: what is edited is on screen, and the reader stays where they are.
const port = editingPort + 4;
const { content } = editCopy(port, 'pages');

test.use({ baseURL: `http://localhost:${port}` });
test.describe.configure({ mode: 'serial' });

const { notFound: { heading: notFound } } = JSON.parse(readFileSync('content/interface/site.json', 'utf8')) as { notFound: { heading: string } }; // the words of the product

function edit(file: string, from: string, to: string): void {
  const target = path.join(content, file);
  writeFileSync(target, readFileSync(target, 'utf8').replace(from, to));
}

test('a block is edited while its page is open', async ({ page }) => {
  await openLive(page, '/');
  const question = page.locator('details.br-acc').last();
  await question.locator('summary').click();
  await page.evaluate(() => window.scrollTo(0, 500));
  edit('pages/home.json', 'One bridge, three ways on', 'One bridge for everybody');
  await expect(page.getByRole('heading', { name: 'One bridge for everybody' })).toBeVisible();
  await expect(question).toHaveAttribute('open', '');
  expect(await page.evaluate(() => window.scrollY)).toBe(500);
});

test('a post is edited while it is open, its head and its text', async ({ page }) => {
  await openLive(page, '/blog/project-based-learning');
  await expect(page.getByText('This is not an argument against reading.')).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 300));
  edit('blog/project-based-learning.mdx', 'This is not an argument against reading.', 'Reading is *fine*.');
  await expect(page.getByText('Reading is fine.')).toBeVisible();
  edit('blog/project-based-learning.mdx', 'why doing comes before knowing', 'why we do first');
  await expect(page.getByRole('heading', { level: 1, name: 'Project-based learning: why we do first' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
});

test('a post is deleted, and a text lost and found again, while pages are open: they go on to follow', async ({ page }) => {
  await openLive(page, '/about');
  const about = path.join(content, 'pages/about.json');
  const title = (JSON.parse(readFileSync(about, 'utf8')) as { blocks: { title: string }[] }).blocks[0]!.title; // a page begins with a hero
  rmSync(path.join(content, 'blog/ai-career-roadmaps.mdx'));
  edit('pages/about.json', title, 'About all of us');
  await expect(page.getByRole('heading', { level: 1, name: 'About all of us' })).toBeVisible();
  const text = path.join(content, 'blog/project-based-learning.mdx');
  const before = readFileSync(text, 'utf8');
  await openLive(page, '/blog/project-based-learning');
  await expect(page.getByText('Reading is fine.')).toBeVisible();
  rmSync(text);
  await expect(page.getByRole('heading', { level: 1, name: notFound })).toBeVisible();
  await expect(page.getByText('Reading is fine.')).toHaveCount(0);
  writeFileSync(text, before.replace('Reading is *fine*.', 'It is back.'));
  await expect(page.getByText('It is back.')).toBeVisible();
});

test('the list of posts follows a post that is deleted, and its return, without anything else being saved', async ({ page }) => {
  await openLive(page, '/blog');
  const link = page.locator('main a[href$="/blog/project-based-learning"]').first();
  await expect(link).toBeVisible();
  const text = path.join(content, 'blog/project-based-learning.mdx');
  const before = readFileSync(text, 'utf8');
  rmSync(text);
  await expect(link).toHaveCount(0);
  writeFileSync(text, before);
  await expect(link).toBeVisible();
});

test('what is edited while a page is drawn for the first time is not overtaken by what was there before', async ({ page }) => {
  const slow = /virtual:content\/en\/blog\/personalized-career-blueprints/;
  const held = Promise.withResolvers<void>();
  await page.route(slow, async (route) => {
    await held.promise;
    await route.continue();
  });
  const told = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('All the people')));
  const drawnFrom = page.waitForResponse(/virtual:content\/en\/pages\/about/);
  await page.goto('/about', { waitUntil: 'commit' });
  await (await drawnFrom).finished();
  rmSync(path.join(content, 'blog/personalized-career-blueprints.mdx'));
  edit('pages/about.json', 'About all of us', 'All the people');
  await told;
  held.resolve();
  await page.evaluate((program) => import(program), '/src/public/dev.tsx'); // it has ended when all of it is drawn
  await page.evaluate(() => new Promise((drawn) => setTimeout(drawn, 100)));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All the people');
});

test('a redirect of a page leads on until its line is taken away', async ({ page }) => {
  await page.goto('/for-employers');
  await expect(page).toHaveURL(/\/for-partners$/);
  const file = path.join(content, 'pages/for-employers.json');
  const document = JSON.parse(readFileSync(file, 'utf8')) as { redirect?: string }; // the page's own line
  delete document.redirect;
  writeFileSync(file, JSON.stringify(document, null, 2));
  await page.goto('/for-employers');
  await expect(page).toHaveURL(/\/for-employers$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
