import path from 'node:path';
import { expect, test } from 'vitest';
import { Content } from '@bridge/content/engine/content';
import { formatFault } from '@bridge/content/engine/fault';
import { copyOfContent } from '@bridge/content/testing';
import { glossaryOf } from '@bridge/content/engine/translations/glossary';
import { updateLock } from './lock.ts';

const { judge, hints } = glossaryOf({
  terms: [
    { id: 'blueprint', source: ['blueprint*'], say: ['plan', 'plans'] },
    { id: 'project', source: ['project*'], say: ['projet*'], except: ['building project*'], reserved: true },
    { id: 'roadmap', source: ['roadmap'], say: ['feuille de route'] },
    { id: 'scheme', source: ['scheme'], say: ['*مخطط*'] },
  ],
  avoid: [{ never: ['usuári*'], say: 'utilizador' }],
});

test.each([
  ['Your blueprint', 'Votre plan', []],
  ['Your blueprint', 'Votre projet', ['lacks "plan" or "plans", which the glossary has for "blueprint"', 'says "projet", which the glossary keeps for "project"']],
  ['Your blueprints', 'Vos planètes', ['lacks "plan" or "plans", which the glossary has for "blueprint"']],
  ['Projects', 'PROJETS', []],
  ['A building project', 'Un chantier', []],
  ['A building project and a project', 'Un chantier', ['lacks "projet", which the glossary has for "project"']],
  ['The roadmap', 'La feuille  de\nroute', []],
  ['The scheme', 'والمخططات', []],
  ['A user', 'Um usuário', ['says "usuário": the glossary has "utilizador"']],
  ['See [it](/blueprint), {{blueprint}} <project>', 'Voir [ici](/blueprint), {{blueprint}} <project>', []],
  ['career-blueprint', 'career-blueprint', []],
])('%j as %j: %j', (source, text, wanted) => {
  expect(judge(source, text)).toEqual(wanted);
});

test('a translator is told the words for a text', () => {
  expect(hints('Your blueprint and its roadmap')).toEqual(['blueprint = plan, plans', 'roadmap = feuille de route']);
});

test('the check holds texts and paragraphs to the glossary, at their place; what is stale waits', async () => {
  using copy = copyOfContent();
  const faults = async () => (await new Content(copy.folder).readAll()).faults().map((fault) => formatFault(fault));
  copy.write('interface/a.json', JSON.stringify({ one: 'A plan', two: 'A plan' }));
  copy.write('blog/one.mdx', '---\ntitle: One\ndescription: About.\ndate: 2026-11-20\nauthor: The team\ncategory: Education\n---\n\nFirst.\n\nThe plan.\n');
  copy.write('translations/fr/locale.json', '{ "name": "Français", "dir": "ltr" }');
  copy.write('translations/fr/glossary.json', '{ "terms": [{ "id": "plan", "source": ["plan"], "say": ["plan"] }] }');
  copy.write('translations/fr/interface/a.json', '{\n  "one": "Un plan",\n  "two": "Un projet"\n}\n');
  copy.write('translations/fr/blog/one.mdx', '---\ntitle: Un\n---\n\nPremier.\n\nLe projet.\n');
  expect(await faults()).toEqual([
    'content/translations/fr/blog/one.mdx:7:1 error glossary the text lacks "plan", which the glossary has for "plan"',
    'content/translations/fr/interface/a.json:3:10 error glossary "two" lacks "plan", which the glossary has for "plan"',
  ]);
  const content = await new Content(copy.folder).readAll();
  updateLock(content, 'fr');
  copy.write('interface/a.json', JSON.stringify({ one: 'Another plan', two: 'Another plan' }));
  expect((await faults()).filter((fault) => fault.includes('/interface/'))).toEqual([]);
  copy.write('translations/fr/glossary.json', '{ "terms": [{ "id": "plan", "source": ["pl*an"], "say": [] }] }');
  expect(await faults()).toEqual([
    'content/translations/fr/glossary.json:1:40 error format entry 1 is a word or words; a star may stand at its beginning or end',
    'content/translations/fr/glossary.json:1:57 error too-short "say" needs at least 1 entry',
  ]);
});

test('a glossary that hardly a text follows is told itself, once, at its line; a text that alone does not, is told there', async () => {
  using copy = copyOfContent();
  const faults = async () => (await new Content(copy.folder).readAll()).faults().map((fault) => formatFault(fault));
  copy.write('interface/a.json', JSON.stringify({ one: 'A plan', two: 'A plan', three: 'A plan' }));
  copy.write('translations/fr/locale.json', '{ "name": "Français", "dir": "ltr" }');
  copy.write('translations/fr/interface/a.json', '{\n  "one": "Un plan",\n  "two": "Un plan",\n  "three": "Un projet"\n}\n');
  const glossary = (say: string, never: string) => copy.write('translations/fr/glossary.json', `{\n  "terms": [{ "id": "plan", "source": ["plan"], "say": ["${say}"] }],\n  "avoid": [{ "never": ["${never}"], "say": "dessin" }]\n}\n`);
  glossary('plan', 'croquis');
  expect(await faults()).toEqual(['content/translations/fr/interface/a.json:4:12 error glossary "three" lacks "plan", which the glossary has for "plan"']);
  glossary('plna', 'croquis');
  expect(await faults()).toEqual(['content/translations/fr/glossary.json:2:56 error glossary "plna" for "plan" is not what 3 texts say, such as translations/fr/interface/a.json:2: is it right here?']);
  glossary('pl*', 'plan');
  expect(await faults()).toEqual(['content/translations/fr/glossary.json:3:24 error glossary never "plan" is not what 2 texts say, such as translations/fr/interface/a.json:2: is it right here?', 'content/translations/fr/interface/a.json:4:12 error glossary "three" lacks "pl", which the glossary has for "plan"']);
});

test('every language of the product has a glossary', async () => {
  const content = await new Content(path.resolve(import.meta.dirname, '../../../../content')).readAll();
  const codes = content.locales()!.locales.flatMap(({ code }) => (code === 'en' ? [] : [code]));
  expect(codes.filter((code) => content.glossary(code) === undefined)).toEqual([]);
});
