import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Content } from '@bridge/content/engine/content';
import { formatFault } from '@bridge/content/engine/fault';
import { copyOfContent } from '@bridge/content/testing';
import { newFaults } from './new-faults.ts';

const check = async (folder: string) => (await new Content(folder).readAll()).faults().map((fault) => formatFault(fault));

const post = (front: string, body = 'A text.') => `---\n${front}\n---\n\n## Heading\n\n${body}\n`;
const goodFront = 'title: A post\ndescription: About something.\ndate: 2026-11-20\nauthor: The team\ncategory: Education';

test('content/ of this repository has no faults', async () => {
  expect(await check(path.resolve(import.meta.dirname, '../../../content'))).toEqual([]);
});

test('any question of the survey can be retired: nothing is at fault then, and the guide says so', async () => {
  const folder = path.resolve(import.meta.dirname, '../../../content');
  const file = 'surveys/talent.json';
  const survey = readFileSync(path.join(folder, file), 'utf8');
  const ids = [...survey.matchAll(/^ {8,10}"id": "(\d+)",$/gm)].map(([, id]) => id);
  expect(ids).toHaveLength(12);
  for (const id of ids) expect([id, ...(await newFaults(folder, [{ file, text: survey.replace(`"id": "${id}",`, `"id": "${id}", "retired": true,`) }])).map((fault) => formatFault(fault))]).toEqual([id]);
});

test('the small content folder of these tests has no faults', async () => {
  using copy = copyOfContent();
  expect(await check(copy.folder)).toEqual([]);
});

test('the twelve kinds of fault are all reported in one run, each with its line and column, a near miss with a hint', async () => {
  using copy = copyOfContent();
  const survey = copy.read('surveys/talent.json');
  const variant = (name: string, from: string, to: string) => {
    const own = survey.replace('"id": "talent"', `"id": "${name}"`);
    expect(own).toContain(from);
    copy.write(`surveys/${name}.json`, own.replace(from, () => to));
  };
  variant('typo', '"prompt": "What is your field', '"promt": "What is your field');
  variant('missing', '"prompt": "What is your field of study or interest?",', '');
  variant('type', '"id": "7",', '"id": "7", "required": "yes",');
  variant('nested', '"label": "Employed", ', '');
  variant('enum', '"type": "dropdown"', '"type": "dropdwon"');
  variant('dangling', '"id": "7",', '"id": "7", "showIf": { "question": "55", "options": ["technology"] },');
  variant('syntax', '"type": "text",', '"type": "text"');
  copy.write('surveys/twice.json', survey);
  copy.write('blog/front-key.mdx', post(goodFront.replace('description', 'descripton')));
  copy.write('blog/front-enum.mdx', post(goodFront.replace('Education', 'Educatoin')));
  copy.write('blog/yaml.mdx', post(goodFront.replace('A post', '"A post')));
  copy.write('blog/mdx.mdx', post(goodFront, 'Some <Callout>text without its end.'));

  expect((await check(copy.folder)).join('\n')).toMatchInlineSnapshot(`
    "content/blog/front-enum.mdx:6:11 error unknown-value "category" is "Educatoin" but must be one of "Education", "Career Development", "Partnerships". Did you mean "Education"?
    content/blog/front-key.mdx:3:1 error unknown-key "descripton" is not a field of a post. Did you mean "description"?
    content/blog/mdx.mdx:11:6 error mdx-syntax Expected a closing tag for \`<Callout>\` before the end of \`paragraph\`
    content/blog/yaml.mdx:2:8 error yaml-syntax a closing quote or bracket is missing
    content/surveys/dangling.json:108:46 error dangling-reference "55" is not among the questions. Did you mean "5"?
    content/surveys/enum.json:20:19 error unknown-value "type" is "dropdwon" but must be one of "dropdown", "text", "multi-select", "radio". Did you mean "dropdown"?
    content/surveys/missing.json:31:9 error missing-field a question needs "prompt"
    content/surveys/nested.json:26:13 error missing-field an option needs "label"
    content/surveys/syntax.json:34:11 error json-syntax a comma is missing before this
    content/surveys/twice.json:2:9 error duplicate-id "talent" is used twice: first in surveys/talent.json:2:9
    content/surveys/type.json:108:34 error wrong-type "required" must be true or false, not a text
    content/surveys/typo.json:35:11 error unknown-key "promt" is not a field of a question. Did you mean "prompt"?"
  `);
});

test('a good post and a good legal text pass', async () => {
  using copy = copyOfContent();
  copy.write('blog/good.mdx', post(goodFront, '<Callout>Read [this](/about), a \\{brace} and **that**.</Callout>\n\n| a | b |\n|---|---|\n| 1 | 2 |'));
  copy.write('legal/good.mdx', post('title: Terms\ndescription: What we agree on.\nversion: "1"\ndate: 2026-11-20'));
  expect(await check(copy.folder)).toEqual([]);
});

test('a question can depend on an earlier one only by what that question offers', async () => {
  using copy = copyOfContent();
  copy.replace('surveys/talent.json', '"id": "12",', '"id": "12", "showIf": { "question": "5", "options": ["technology", "finace", "programming"] },');
  expect(await check(copy.folder)).toMatchInlineSnapshot(`
    [
      "content/surveys/talent.json:204:78 error dangling-reference "finace" is not among the options of "5". Did you mean "finance"?",
      "content/surveys/talent.json:204:88 error dangling-reference "programming" is not among the options of "5".",
    ]
  `);
});

test('an id stands once: options in their question, questions in their survey, surveys in all of content', async () => {
  using copy = copyOfContent();
  copy.replace('surveys/talent.json', '"id": "recent-graduate"', '"id": "student"');
  copy.replace('surveys/talent.json', '"id": "8"', '"id": "1"');
  expect(await check(copy.folder)).toMatchInlineSnapshot(`
    [
      "content/surveys/talent.json:25:21 error duplicate-id "student" is used twice: first in surveys/talent.json:24:21",
      "content/surveys/talent.json:127:17 error duplicate-id "1" is used twice: first in surveys/talent.json:19:17",
    ]
  `);
});

test('redirects: none twice, none in a circle', async () => {
  using copy = copyOfContent();
  copy.write('redirects.json', '{\n  "redirects": [\n    { "from": "/a", "to": "/b" },\n    { "from": "/b", "to": { "TALENT": "/c", "MENTOR": "/a", "PARTNER": "/d" } },\n    { "from": "/a", "to": "/e" },\n    { "from": "/f", "to": "/f" }\n  ]\n}\n');
  expect(await check(copy.folder)).toMatchInlineSnapshot(`
    [
      "content/redirects.json:3:27 error redirect "to" "/a" leads back to itself: /a → /b → /a",
      "content/redirects.json:4:55 error redirect "MENTOR" "/b" leads back to itself: /b → /a → /b",
      "content/redirects.json:5:15 error redirect "from" "/a" is redirected twice",
      "content/redirects.json:6:27 error redirect "to" "/f" leads back to itself: /f → /f",
    ]
  `);
});

test('locales: the source language is listed, and alone', async () => {
  using copy = copyOfContent();
  const list = (source: string) => `{\n  "source": "${source}",\n  "locales": [\n    { "code": "en", "name": "English", "dir": "ltr" },\n    { "code": "fr", "name": "Français", "dir": "ltr" }\n  ]\n}\n`;
  copy.write('locales.json', list('de'));
  expect(await check(copy.folder)).toEqual(['content/locales.json:2:13 error dangling-reference "de" is not among the locales.']);
  copy.write('locales.json', list('en'));
  expect(await check(copy.folder)).toEqual(['content/locales.json:5:5 error contradiction entry 2 is not the source language: a language is a folder, translations/fr, with its own locale.json']);
});

test('what a question says of itself must agree', async () => {
  using copy = copyOfContent();
  copy.replace('surveys/talent.json', '"field": "fieldOfStudy"', '"field": "softSkills", "minLength": 20, "maxLength": 10');
  copy.replace('surveys/talent.json', '"field": "technicalSkills"', '"field": "technicalSkills", "minSelected": 40');
  copy.replace('surveys/talent.json', '"field": "additionalInfo"', '"field": "ageRange"');
  expect(await check(copy.folder)).toMatchInlineSnapshot(`
    [
      "content/surveys/talent.json:34:20 error contradiction "field" "softSkills" takes a list: only a multi-select can send it",
      "content/surveys/talent.json:34:47 error contradiction "minLength" is more than "maxLength"",
      "content/surveys/talent.json:92:54 error contradiction "minSelected" is more than can be selected",
      "content/surveys/talent.json:110:20 error contradiction "field" "softSkills" is already sent by question "2"",
      "content/surveys/talent.json:206:20 error contradiction "field" "ageRange" is already sent by question "4"",
    ]
  `);
});

test('what is retired leaves something to ask, and its field to another question', async () => {
  using copy = copyOfContent();
  copy.replace('surveys/talent.json', '"id": "student",', '"id": "student", "retired": true,');
  copy.replace('surveys/talent.json', '"id": "1",', '"id": "before", "type": "text", "prompt": "What do you study?", "field": "fieldOfStudy", "retired": true }, { "id": "1",');
  expect(await check(copy.folder)).toEqual([]);
  const file = copy.read('surveys/talent.json');
  copy.write('surveys/talent.json', file.replaceAll('"value":', '"retired": true, "value":').replace('"retired": true, "label"', '"label"'));
  expect(new Set((await check(copy.folder)).map((line) => line.replace(/^.*contradiction /, '')))).toEqual(new Set(['"options" are all retired: mark the question itself']));
});

test('words: broken placeholders, plurals without "other", odd keys', async () => {
  using copy = copyOfContent();
  copy.write(
    'interface/odd.json',
    '{\n  "greeting": "Hello {name}",\n  "open": "Hello {{name}",\n  "items_one": "{{count}} item",\n  "a key": "x",\n  "fine": { "deep": "Hello {{ name }}, $t(fine)", "many_one": "one", "many_other": "{{count, number}}" },\n  "list": ["a"],\n  "empty": ""\n}\n',
  );
  expect(await check(copy.folder)).toMatchInlineSnapshot(`
    [
      "content/interface/odd.json:2:15 error placeholder "greeting" has a broken placeholder: write {{name}}",
      "content/interface/odd.json:3:11 error placeholder "open" has a broken placeholder: write {{name}}",
      "content/interface/odd.json:4:16 error plural "items_one" is a plural form: add "items_other" beside it",
      "content/interface/odd.json:5:3 error bad-key "a key" is not a key: use letters, digits and hyphens",
      "content/interface/odd.json:7:11 error wrong-type "list" must be a text or an {object}, not a [list]",
      "content/interface/odd.json:8:12 error too-short "empty" is empty",
    ]
  `);
});

test('a refusal without its text, and one that no call answers', async () => {
  using copy = copyOfContent();
  copy.replace('messages/failures.json', '"not-found":', '"not-fuond":');
  expect(await check(copy.folder)).toEqual([expect.stringMatching(/^content\/messages\/failures\.json:\d+:3 error unknown-key "not-fuond" is not a field of a list of refusals\. Did you mean "not-found"\?$/)]);
});

test('a file of no kind is a fault, and so is a missing one', async () => {
  using copy = copyOfContent();
  copy.write('survey/talent.json', '{}');
  copy.write('surveys/notes.txt', 'x');
  copy.write('surveys/.hidden', 'x');
  copy.remove('brand.json');
  const faults = await check(copy.folder);
  expect(faults.map((fault) => fault.slice(0, 120))).toMatchInlineSnapshot(`
    [
      "content/brand.json:1:1 error missing-file this file is missing",
      "content/survey/talent.json:1:1 error unknown-file no kind of content has this path. Did you mean "surveys/talent.json"? ",
      "content/surveys/notes.txt:1:1 error unknown-file no kind of content has this path. Known: brand.json, locales.json, redi",
    ]
  `);
});
