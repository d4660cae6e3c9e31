import { execFileSync } from 'node:child_process';
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

// Pages for those who change code say `face.ts`, `core/ports.ts` or `live/`, which is the end of a path; guides for others name what is yet to be made.
const pages = guides.filter((page) => !/^docs\/[^/]+\.md$/.test(page) || page === 'docs/architecture.md');
const tree = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const ends = new Set(tree.flatMap((file) => endsOf(file)));

test.each(pages)('a file or folder that %s names in short is in the tree', (page) => {
  const text = readFileSync(path.join(root, page), 'utf8');
  const named = Array.from(text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*(?:\/|\.(?:tsx?|m[tj]s|json|mdx?|css|sql)))`/g), ([, name = '']) => name);
  expect(named.filter((name) => !ends.has(name) && !isMade(name))).toEqual([]);
});

test('every decision is on the list of decisions', () => {
  const list = readFileSync(path.join(root, 'docs/decisions/README.md'), 'utf8');
  expect(globSync('*.md', { cwd: path.join(root, 'docs/decisions') }).filter((name) => name !== 'README.md' && !list.includes(`](${name})`))).toEqual([]);
});

/** The ends of a path and of the folders above it: "b/c.ts", "c.ts", "a/b/", "b/". */
function endsOf(file: string): string[] {
  const parts = file.split('/');
  return parts.flatMap((_, from) => parts.slice(from).map((_, length) => parts.slice(from, from + length + 1).join('/') + (from + length + 1 < parts.length ? '/' : '')));
}

/** What a build, a test or an editor makes. */
function isMade(name: string): boolean {
  return /(?:^|\/)(?:dist|node_modules|test-results|\.vscode)(?:\/|$)/.test(name);
}
