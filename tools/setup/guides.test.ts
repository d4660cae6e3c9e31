import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const guides = globSync(['*.md', 'docs/**/*.md', 'tools/*/README.md'], { cwd: root });

test.each(guides)('what %s names and links to is there', (guide) => {
  const text = readFileSync(path.join(root, guide), 'utf8');
  const links = Array.from(text.replaceAll(/`[^`]*`/g, '').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g), ([, to = '']) => path.join(path.dirname(guide), to));
  // What stands between backticks shows how a link is written. With signs that stand for others it names many files; what a build makes is not there yet.
  const named = Array.from(text.matchAll(/`((?:apps|libs|tools|docs)\/[\w./-]+)`/g), ([, file = '']) => file).filter((file) => !file.includes('/dist'));
  expect([...links, ...named].filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
