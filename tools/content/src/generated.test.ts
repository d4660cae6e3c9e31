import { afterAll, expect, test } from 'vitest';
import { Workpiece, type Broken } from './testing/broken.ts';
import { brokenBodies, brokenLeaves, brokenPlurals, inGroups } from './testing/generated.ts';

// The product's own content, source and translations, with one thing broken in a place: told once, at its line. The ordinary
// run tries some of each kind, the long one all of them, half a million; up to a hundred places are broken at once.
const workpiece = await Workpiece.open();
afterAll(() => workpiece[Symbol.dispose]());

const isLong = Boolean(process.env['LONG']);
const documents = /^(?!translations\/)(?!.*lock\.json$).*\.json$/;
const translated = /^translations\/[^/]+\/(?!locale\.json|glossary\.json).*\.json$/;

test.each([
  ['texts, links and ids of the source', documents, 100],
  ['texts of translations', translated, 300],
] as const)('%s: each fault is told once, at its line', { timeout: 3_600_000 }, async (_, files, count) => {
  const all = workpiece.files(files).flatMap(brokenLeaves);
  const missed: string[] = [];
  for (const group of inGroups(isLong ? all : some(all, count))) missed.push(...await workpiece.missesTogether(group));
  expect(missed.join('\n')).toBe('');
  expect(workpiece.faults()).toEqual([]);
});

test.each([
  ['plurals of the source', /^(?:interface|messages)\/.*\.json$/, brokenPlurals, 40],
  ['plurals of translations', /^translations\/[^/]+\/(?:interface|messages)\/.*\.json$/, brokenPlurals, 80],
  ['posts and legal texts in every language', /\.mdx$/, brokenBodies, 100],
] as const)('%s: each fault is told once, at its line', { timeout: 3_600_000 }, async (_, files, breaking, count) => {
  const all = workpiece.files(files).flatMap(breaking);
  const missed = await workpiece.misses(isLong ? all : some(all, count));
  expect(missed.join('\n')).toBe('');
  expect(workpiece.faults()).toEqual([]);
});

/** So many of them, spread over all; the same ones in each run. */
function some<One extends Broken>(all: readonly One[], count: number): One[] {
  const step = all.length / Math.min(count, all.length);
  return Array.from({ length: Math.min(count, all.length) }, (_one, index) => all[Math.floor(index * step + ((index * 7919) % 97) / 97 * step)]!); // inside the list
}
