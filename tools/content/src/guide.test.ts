import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Content } from '@bridge/content/engine/content';
import { copyOfContent } from '@bridge/content/testing';
import { wholeSite } from './world/whole.ts';

// What the editors' guide tells to write passes the check as it is written there.

const root = path.resolve(import.meta.dirname, '../../..');
const guide = readFileSync(path.join(root, 'docs/editors.md'), 'utf8');
const option = /\{ "id": "volunteer".*\},/.exec(guide)?.[0] ?? '';
const phrase = /`("5:[a-z-]+": "[^"`]+",)`/.exec(guide)?.[1] ?? '';
const [, industry = ''] = /"5:([a-z-]+)"/.exec(phrase) ?? [];

type Added = [file: string, before: string, what: string];

/** The faults after lines were put before pieces of files. */
async function faultsAfter(...added: Added[]): Promise<string[]> {
  using copy = copyOfContent(path.join(root, 'content'));
  for (const [file, before, what] of added) copy.replace(file, before, `${what}\n${before}`);
  const content = await new Content(copy.folder, { whole: wholeSite, finished: true, today: '2026-11-22' }).readAll();
  return content.faults().map(({ file, message }) => `${file} ${message}`);
}

const optionBefore = (first: string, what: string): Added => ['surveys/talent.json', `{ "id": "${first}"`, what];

test('an option is added as the guide shows it, to each question that needs no more', async () => {
  const added = ['student', 'o-level', '15-18', 'first-job-or-internship', 'lack-of-access-to-opportunities'].map((first) => optionBefore(first, option));
  expect(await faultsAfter(...added)).toEqual([]);
});

test('an option of an industry and one that is a skill pass with the line that the guide names for them, and not without', async () => {
  const charities = optionBefore('technology', option.replace('volunteer', industry));
  const falconry = optionBefore('programming', '{ "id": "falconry", "label": "Falconry", "value": "Falconry" },');
  expect(await faultsAfter(charities, falconry)).toEqual([expect.stringMatching(/^blueprint\/visions\.json lack/), expect.stringMatching(/^surveys\/talent\.json .*is the name of no skill/)]);
  expect(await faultsAfter(charities, falconry, ['blueprint/visions.json', '"5:technology"', phrase], ['skills.json', '{ "id": "programming"', '{ "id": "falconry", "label": "Falconry", "within": "farming" },'])).toEqual([]);
});
