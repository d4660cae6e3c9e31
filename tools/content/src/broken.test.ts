import { afterAll, expect, test } from 'vitest';
import { brokenAddresses, brokenByHand, brokenFiles, brokenLists, brokenMarks, brokenNeeds, brokenRedirects, brokenSense, brokenShown, brokenTexts } from './testing/broken-documents.ts';
import { brokenLinks, targetCount } from './testing/broken-links.ts';
import { brokenCards, brokenConditions, brokenDays, brokenFit, brokenLanguages, brokenMilestones, brokenResources, brokenSkills } from './testing/broken-world.ts';
import { brokenMeanings, brokenPlaces, brokenSigns } from './testing/broken-by-editors.ts';
import { Workpiece, type Broken } from './testing/broken.ts';
import { brokenBodies, brokenLeaves, brokenPlurals, inGroups } from './testing/generated.ts';

// Every fault is told once, at its line, in words that name the way out; the product's own content, source and translations,
// is mended after each. It is read once for all of them: reading it is what costs most.
const workpiece = await Workpiece.open();
afterAll(() => workpiece[Symbol.dispose]());

// The ordinary run tries some of those of which there are hundreds, the long one all.
const isLong = Boolean(process.env['LONG']);
const all = isLong ? 1 : 29;

test.each([
  ['addresses that collide', brokenAddresses, 1],
  ['redirects in circles, to others and to nowhere', brokenRedirects, 1],
  ['what can never be', brokenSense, 1],
  ['lists that are drawn and hold nothing', brokenLists, 1],
  ['what the product needs and has not', brokenNeeds, 1],
  ['texts that say nothing, or harm', brokenTexts, 1],
  ['what is not shown, and links that are none', brokenShown, 1],
  ['marks in texts that are not what they begin', brokenMarks, 1],
  ['files that cannot be read', brokenFiles, 1],
  ['what a hand gets wrong', brokenByHand, 1],
  ['signs that are shown as they stand', brokenSigns, 1],
  ['addresses, ids and files that editors mix up', brokenPlaces, 1],
  ['what cannot be, or says nothing', brokenMeanings, 1],
  ['milestones that could never be used', brokenMilestones, all],
  ['resources that lead nowhere', brokenResources, all],
  ['conditions that look at themselves, at later questions, at nothing', brokenConditions, all],
  ['cards that could never match', brokenCards, 1],
  ['ends before their beginnings', brokenDays, 1],
  ['languages that cannot be', brokenLanguages, isLong ? 1 : 3],
  ['fit of values that nobody has', brokenFit, 3],
  ['skills that are taken for one another', brokenSkills, 1],
])('%s: each is told once, at its place', { timeout: 3_600_000 }, async (_, cases, step) => {
  expect((await workpiece.misses(cases.filter((_one, index) => index % step === 0))).join('\n')).toBe('');
  expect(workpiece.faults()).toEqual([]);
});

test('links that lead nowhere are told at their place', { timeout: 600_000 }, async () => {
  // The ordinary run tries every place with some targets and every target at some places, the long one all with all.
  const cases = isLong ? brokenLinks : brokenLinks.filter((_, index) => (index + Math.floor(index / targetCount)) % 4 === 0);
  expect(await workpiece.misses(cases)).toEqual([]);
  expect(workpiece.faults()).toEqual([]);
});

// With one thing broken in a place, some of each kind in the ordinary run, in the long one half a million; up to a hundred
// places are broken at once.
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
