import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { siteAsItStands } from './testing.ts';

// The drawings mean something: one scene an audience, one picture a post, no face twice in one view, closing bands that vary.
const pages = [...(await siteAsItStands()).files].filter(([at, html]) => at.endsWith('.html') && html.includes('<html lang="en"'));
const folder = path.resolve(import.meta.dirname, '../../../content/pages');
type Block = { type: string; art?: string };
const blocks = new Map(readdirSync(folder).filter((file) => file.endsWith('.json')).map((file) => [file.replace('.json', ''), (JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { blocks: Block[] }).blocks])); // the check of content has made sure of it

/** Whom a page with a scene speaks to. A page that is new says so here. */
const audiences: Record<string, string> = {
  'for-students': 'those who learn',
  colleges: 'those who teach',
  'for-talents': 'those who look for work',
  learners: 'those in a programme',
  'digital-africa-bootcamp': 'those in a programme',
  'digital-apprenticeship-program': 'those in a programme',
  'for-mentors': 'those with a profession',
  'workforce-development': 'those who meet to learn',
  'for-partners': 'those who bring work',
  'for-employers': 'those who employ',
  businesses: 'those who employ',
  'corporate-talent-pipeline': 'those who employ',
};
const scenes = ['lecture-hall', 'workshop', 'market', 'clinic', 'office', 'library', 'harbour', 'tree'];

test('every audience has a scene of its own, and no page has two', () => {
  const drawn = [...blocks].flatMap(([name, all]) => all.filter(({ type, art }) => type === 'hero' && art && scenes.includes(art)).map(({ art }) => ({ name, art: art! })));
  expect(drawn.filter(({ name }) => !(name in audiences)).map(({ name }) => name)).toEqual([]);
  const pairs = new Set(drawn.map(({ name, art }) => `${audiences[name]}: ${art}`));
  expect([...pairs]).toHaveLength(new Set(Object.values(audiences)).size);
  expect(new Set(drawn.map(({ art }) => art)).size).toBe(pairs.size);
  for (const [at, html] of pages) expect(html.match(/class="br-(?:scene-art|hero-art)"/g)?.length ?? 0, at).toBeLessThanOrEqual(1);
});

test('a page that begins with a scene does not close with a bridge', () => {
  const both = [...blocks].filter(([, all]) => all.some(({ type, art }) => type === 'hero' && art && scenes.includes(art)) && all.some(({ type, art }) => type === 'cta' && art !== 'none' && art !== 'walkers'));
  expect(both.map(([name]) => name)).toEqual([]);
});

test('closing bands vary: no drawing closes more than four in ten pages', () => {
  const closing = [...blocks.values()].flatMap((all) => all.filter(({ type }) => type === 'cta').map(({ art }) => art ?? 'default'));
  for (const [art, ones] of Map.groupBy(closing, (art) => art)) expect(ones.length / closing.length, art).toBeLessThanOrEqual(0.4);
});

test('no page shows a face or a portrait twice', () => {
  for (const [at, html] of pages) {
    const people = Array.from(html.matchAll(/<svg class="br-(?:face|portrait)".*?<\/svg>/gs), ([svg]) => svg.replaceAll(/(?:id="|#)_R_\w+/g, ''));
    expect(people.length - new Set(people).size, at).toBe(0);
  }
});

test('each post has a picture of its own', () => {
  const posts = path.resolve(folder, '../blog');
  const pictures = readdirSync(posts).map((file) => /^vignette: (.+)$/m.exec(readFileSync(path.join(posts, file), 'utf8'))?.[1] ?? file);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('each opportunity has a picture of its own, and so has what a partner posts in its field', () => {
  type List = { categories: { id: string; vignette?: string }[]; items: { type: string; vignette?: string }[] };
  const { categories, items } = JSON.parse(readFileSync(path.resolve(folder, '../lists/opportunities.json'), 'utf8')) as List; // the check of content has made sure of it
  const pictures = [...categories, ...items].map(({ vignette }) => vignette);
  expect(pictures).not.toContain(undefined);
  expect(new Set(pictures).size).toBe(pictures.length);
});
