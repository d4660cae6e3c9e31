import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { caseKinds, contactKinds, decidedKinds, factNames, permissions, personDecisionSchema, reportables, reportStates, roles, type CaseKind } from '@bridge/model';
import { expect, test } from 'vitest';
import { changeDecisions, decisions, missingParts } from '../mentors/face.ts';
import { applicationDecisions, postDecisions } from '../opportunities/face.ts';
import { casesOfAllKinds } from '../testing/cases.ts';
import { contentFolder, testContent } from '../testing/content.ts';
import { startTestServer } from '../testing/server.ts';

type Group = Record<string, string>;
const source = globSync('**/*.ts', { cwd: path.join(import.meta.dirname, '..') }).filter((file) => !/\.test\.ts$|^testing\//.test(file)).map((file) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8')).join('\n');
/** What the code itself writes into the audit: its actions and kinds stand in the statements. */
const written = [...source.matchAll(/audit_append\((?:[^,']|'[^']*')+, (?:\$\d+|case when \$\d+ then '([\w-]+)' else '([\w-]+)' end|'([\w-]+)'), '([\w-]+)'/g)];

/** All names of the server's own that a screen of the console can show, by where their words are. */
const shown: Record<string, readonly string[]> = {
  facts: factNames,
  kinds: [...Object.keys(caseKinds), ...Object.keys(decidedKinds), ...written.map(([, , , , kind = '']) => kind)],
  permissions,
  roles,
  ways: contactKinds,
  values: [...reportables, 'not-verified', ...missingParts({}, false)],
  decisions: [decisions, changeDecisions, postDecisions, applicationDecisions].flatMap((one) => Object.keys(one)),
  actions: [
    ...[decisions, postDecisions, applicationDecisions].flatMap((one) => Object.values(one).map(({ state }) => state)), ...Object.values(changeDecisions).map(({ action }) => action),
    ...reportStates.slice(1), ...written.flatMap(([, ...names]) => names.slice(0, 3).filter((name) => name !== undefined)), 'released', 'withheld', 'agreed', 'ended', 'new', 'read', 'done', 'replied', 'seen', 'publish', 'back',
  ],
};

test('no name of the server stands raw on a screen of the console: each has words in each language', () => {
  expect(written.length).toBeGreaterThan(12);
  const files = globSync(['interface/staff.json', 'translations/*/interface/staff.json'], { cwd: contentFolder });
  expect(files.length).toBe(5);
  const raw = files.flatMap((file) => {
    const words = JSON.parse(readFileSync(path.join(contentFolder, file), 'utf8')) as Record<string, Group>; // the content check has made sure of it
    return Object.entries(shown).flatMap(([group, names]) => [...new Set(names)].filter((name) => !words[group]?.[name]).map((name) => `${file}: ${group}.${name}`));
  });
  expect(raw).toEqual([]);
});

test('wherever a note is needed, content has a text to begin it with', async () => {
  await using server = await startTestServer();
  const { at: { staff }, cases } = await casesOfAllKinds(server);
  const { notes } = testContent.document('lists/decision-notes');
  const kinds = Object.entries(cases);
  const bare = (await Promise.all(kinds.map(async ([kind, { id }]) => {
    const { decisions } = (await server.call('readCase', { params: { kind: kind as CaseKind, caseId: id }, token: staff.token })).body.data; // the names of a record are its keys
    return decisions.filter(({ name, note }) => note === 'needed' && !notes.some((one) => one.kinds.includes(kind as CaseKind) && one.decisions.includes(name))).map(({ name }) => `${kind}: ${name}`);
  }))).flat();
  expect([kinds.length, bare]).toEqual([Object.keys(caseKinds).length, []]);
});

test('whatever is decided about a person, content has a text to begin the reason with', () => {
  const { notes } = testContent.document('lists/decision-notes');
  const names = personDecisionSchema.options.map(({ entries }) => entries.decision.literal);
  expect(names.length).toBeGreaterThan(6);
  expect(names.filter((name) => !notes.some((note) => note.kinds.includes('person') && note.decisions.includes(name)))).toEqual([]);
});

test('no words of the product name a command of a shell: who reads them has none', () => {
  const files = globSync(['interface/*.json', 'messages/*.json', 'pages/*.json', 'lists/*.json', 'translations/*/{interface,messages,pages,lists}/*.json'], { cwd: contentFolder });
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => /npm |npx |operator --|--\w+ </.test(readFileSync(path.join(contentFolder, file), 'utf8')))).toEqual([]);
});
