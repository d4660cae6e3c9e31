import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { domains, floorFault } from './layers.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const boundaries = '@nx/enforce-module-boundaries';
process.chdir(root); // the boundaries are found from here
const eslint = new ESLint({ cwd: root });

test.each([
  ['the model imports nothing of ours', 'libs/model/src/x.ts', "export { call } from '@bridge/client';"],
  ['a feature does not import another feature', 'libs/survey/src/x.ts', "export { CareerPage } from '@bridge/blueprint';"],
  ['not even lazily', 'libs/survey/src/x.ts', "export const later = () => import('@bridge/blueprint');"],
  ['a type counts as well', 'libs/blueprint/src/x.ts', "export type { SurveyFlow } from '@bridge/survey';"],
  ['a path around the package’s name is refused', 'libs/survey/src/x.ts', "export { CareerPage } from '../../blueprint/src/index.ts';"],
  ['a lib does not import an app', 'libs/ui/src/x.ts', "export * from '@bridge/api';"],
  ['the server does not import screens', 'apps/api/src/x.ts', "export { Dialog } from '@bridge/ui';"],
])('%s', async (_, file, source) => {
  expect(await rulesBrokenBy(file, source)).toContain(boundaries);
});

test('a screen takes types of content, never its code', async () => {
  expect(await rulesBrokenBy('libs/survey/src/x.ts', "export type { Survey } from '@bridge/content';")).toEqual([]);
  expect(await rulesBrokenBy('libs/survey/src/x.ts', "import { openContent } from '@bridge/content';\nvoid openContent;")).toContain('@typescript-eslint/no-restricted-imports');
});

test.each([
  ['a feature', 'libs/survey/src/x.ts', '@bridge/content-tool'],
  ['the page of the workbench', 'apps/web/src/workbench/x.ts', '@bridge/content-tool'],
  ['a library of the server', 'libs/content/src/x.ts', '@bridge/content-tool'],
  ['the server', 'apps/api/src/x.ts', '@bridge/content-tool/vite'],
  ['the pages, even around the package’s name', 'apps/web/src/x.ts', '../../../tools/content/src/index.ts'],
])('%s does not stand on a tool, not even on its types, and is told the way out', async (_, file, tool) => {
  expect(await faultsOf(file, `export type { Hit } from '${tool}';`)).toContainEqual({ ruleId: '@typescript-eslint/no-restricted-imports', message: expect.stringContaining('what it needs at run time is a library') });
});

test.each([
  ['the core knows no domain', 'apps/api/src/core/x.ts', "export type { Passwords } from '../accounts/face.ts';", 'core stands below accounts. What it needs from above it declares as a port'],
  ['nor does the database know the core', 'apps/api/src/database/x.ts', "export { Refusal } from '../core/refusal.ts';", 'database stands below core'],
  ['a domain is met at its face', 'apps/api/src/bookings/x.ts', "export { findMentor } from '../mentors/row.ts';", 'mentors is met at mentors/face.ts alone'],
  ['by what is lazy, too', 'apps/api/src/bookings/x.ts', "export const later = () => import('../mentors/row.ts');", 'mentors is met at mentors/face.ts alone'],
  ['and by a type', 'apps/api/src/http/x.ts', "export type Form = import('../messages/send-form.ts').Sent;", 'messages is met at messages/face.ts alone'],
  ['two domains do not ask each other', 'apps/api/src/mentors/x.ts', "export { findSession } from '../bookings/face.ts';", 'mentors does not ask bookings'],
  ['calls are gathered by handlers.ts alone', 'apps/api/src/operator/x.ts', "export { bookings } from '../bookings/calls.ts';", 'bookings is met at bookings/face.ts alone'],
  ['mails and content do not meet', 'apps/api/src/mail/x.ts', "export { openWords } from '../content/words.ts';", 'mail and content stand beside each other'],
  ['what is for tests stays with them', 'apps/api/src/accounts/x.ts', "export { startTestServer } from '../testing/server.ts';", 'testing/server.ts is for tests'],
  ['a new folder is given a floor', 'apps/api/src/cohorts/x.ts', "export { Refusal } from '../core/refusal.ts';", 'cohorts/ has no floor yet'],
])('floors of the server: %s', async (_, file, source, words) => {
  expect(await faultsOf(file, source)).toContainEqual({ ruleId: 'floors/imports', message: expect.stringContaining(words) });
});

test.each([
  ['bookings/x.ts', 'mentors/face.ts'],
  ['bookings/x.ts', 'bookings/row.ts'],
  ['profiles/x.ts', 'mail/outbox.ts'],
  ['handlers.ts', 'bookings/calls.ts'],
  ['operator/x.ts', 'environment.ts'],
  ['accounts/x.test.ts', 'testing/server.ts'],
  ['mentors/x.test.ts', 'bookings/packs.ts'],
  ['measure/measure-timing.ts', 'testing/server.ts'],
])('floors of the server: %s may import %s', (from, to) => {
  expect(floorFault(from, to)).toBeUndefined();
});

test('domains ask each other in one direction: none is met again on the way down', () => {
  const below = (domain: string, on: readonly string[] = []): readonly string[] => (on.includes(domain) ? [...on, domain] : (domains[domain] ?? []).flatMap((one) => below(one, [...on, domain])));
  expect(Object.keys(domains).flatMap((domain) => below(domain))).toEqual([]);
});

test('what a layer may import passes', async () => {
  expect(await rulesBrokenBy('libs/survey/src/x.ts', "export { Questionnaire } from '@bridge/questionnaire';\nexport { contract } from '@bridge/model';")).toEqual([]);
});

async function rulesBrokenBy(file: string, source: string): Promise<(string | null)[]> {
  return (await faultsOf(file, source)).map(({ ruleId }) => ruleId);
}

async function faultsOf(file: string, source: string): Promise<{ ruleId: string | null; message: string }[]> {
  const [result] = await eslint.lintText(source, { filePath: path.join(root, file) });
  return (result?.messages ?? []).map(({ ruleId, message }) => ({ ruleId, message: message.split('\n')[0] ?? '' }));
}

const projects = ['apps', 'libs', 'tools'].flatMap((folder) => readdirSync(path.join(root, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name));

test.each([
  ['the picture of the floors names every domain', 'docs/architecture.md', Object.keys(domains)],
  ['the map in the README names every project', 'README.md', projects],
])('%s', (_, page, names) => {
  expect(names.filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(pictureIn(page)))).toEqual([]);
});

test('the picture of the floors says which domains ask no other', () => {
  const [, first = ''] = /nobody asks another one below: ([a-z ]+)/.exec(pictureIn('docs/architecture.md')) ?? [];
  expect(first.trim().split(' ').sort()).toEqual(Object.keys(domains).filter((domain) => domains[domain]?.length === 0).sort());
});

test('the map in the README names nothing that is not there', () => {
  const folders = Array.from(pictureIn('README.md').matchAll(/^((?:apps|libs|tools)\/)(?:([\w-]+)|\{([\w,-]+)\})\//gm), ([, above = '', one, several]) => (several ?? one ?? '').split(',').map((name) => above + name)).flat();
  expect(folders.sort()).toEqual(['apps', 'libs', 'tools'].flatMap((above) => readdirSync(path.join(root, above)).map((name) => `${above}/${name}`)).sort());
});

/** The picture that the page draws of the tree. */
function pictureIn(page: string): string {
  const [, drawn = ''] = readFileSync(path.join(root, page), 'utf8').split(/^## (?:Layers and floors|Where things are)$/m);
  return drawn.split('```')[1] ?? '';
}
