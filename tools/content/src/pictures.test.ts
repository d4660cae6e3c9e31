import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../../content');

test('each field, each opportunity and each post has a picture that no other has', () => {
  const list = JSON.parse(readFileSync(path.join(folder, 'lists/opportunities.json'), 'utf8')) as Record<'categories' | 'items', { id: string; vignette?: string }[]>; // as the check says
  const posts = readdirSync(path.join(folder, 'blog')).map((file) => ({ id: file, vignette: /^vignette: (.*)$/m.exec(readFileSync(path.join(folder, 'blog', file), 'utf8'))?.[1] }));
  const shown = [...list.categories, ...list.items, ...posts];
  expect(shown.length).toBeGreaterThan(15);
  expect(shown.filter(({ vignette }, n) => vignette === undefined || shown.findIndex((one) => one.vignette === vignette) !== n)).toEqual([]);
});
