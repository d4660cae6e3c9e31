import { parse } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { Content } from '@bridge/content/engine/content';
import { editorSchemas, mergeSettings, translationSchemas } from './editor.ts';
import { valueAt } from '@bridge/content/engine/explain';
import { kinds } from '@bridge/content/engine/kinds';
import { copyOfContent } from '@bridge/content/testing';

async function schemaFor(file: string): Promise<unknown> {
  using copy = copyOfContent();
  const schemas = editorSchemas(await new Content(copy.folder).readAll());
  return schemas.find((schema) => schema.file === file)!.schema;
}
const properties = (schema: unknown, ...path: PropertyKey[]) => valueAt(schema, path) as Record<string, { enum?: string[]; description?: string }>; // JSON Schema is plain data
const questions = ['properties', 'phases', 'items', 'properties', 'questions', 'items', 'oneOf'];

test('keys: those of each question type, with what they mean', async () => {
  const survey = await schemaFor('surveys-any.json');
  const keys = [0, 1, 2, 3].map((branch) => Object.keys(properties(survey, ...questions, branch, 'properties')));
  for (const [branch, own] of [['placeholder'], ['rows'], ['minSelected'], ['followUp']].entries()) expect(keys[branch]).toEqual(expect.arrayContaining(['id', 'type', 'prompt', 'field', 'showIf', ...own]));
  expect(keys[1]).not.toContain('options');
  expect(properties(survey, ...questions, 0, 'properties')['options']).toMatchObject({ items: { properties: { value: { description: 'What is sent to the server, in every language.' } } } });
  expect(valueAt(survey, [...questions, 1, 'required'])).toEqual(['id', 'prompt', 'type']);
  expect(valueAt(survey, [...questions, 1, 'additionalProperties'])).toBe(false);
});

test('values: icons, wire keys, question types', async () => {
  const menu = await schemaFor('navigation-any.json');
  expect(properties(menu, 'properties', 'items', 'items', 'properties')['icon']?.enum).toContain('briefcase');
  const survey = await schemaFor('surveys-any.json');
  expect(properties(survey, ...questions, 0, 'properties')['field']?.enum).toContain('Skill_development_strategies');
  expect([0, 1, 2, 3].map((branch) => valueAt(survey, [...questions, branch, 'properties', 'type', 'const']))).toEqual(['dropdown', 'text', 'multi-select', 'radio']);
});

test('references: the ids that exist now', async () => {
  const survey = await schemaFor('surveys-any.json');
  const condition = properties(survey, ...questions, 0, 'properties', 'showIf', 'properties');
  expect(condition['question']?.enum).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']);
  expect(valueAt(condition, ['options', 'items', 'enum'])).toEqual(expect.arrayContaining(['student', 'cloud-computing']));
  const milestones = await schemaFor('blueprint-milestones-any.json');
  expect(JSON.stringify(milestones)).toContain('"6:cloud-computing"');
});

test('every kind of JSON file has a schema', async () => {
  using copy = copyOfContent();
  const schemas = editorSchemas(await new Content(copy.folder).readAll());
  expect(schemas).toHaveLength(kinds.filter(({ pattern }) => pattern.endsWith('.json')).length);
});

test('settings: ours are written once, what else is there stays, comments too', async () => {
  using copy = copyOfContent();
  const schemas = editorSchemas(await new Content(copy.folder).readAll());
  const before = '{\n  // mine\n  "editor.tabSize": 3,\n  "json.schemas": [{ "fileMatch": ["/x.json"], "url": "./x.schema.json" }]\n}\n';
  const after = mergeSettings(mergeSettings(before, schemas), schemas);
  expect(after).toContain('// mine');
  const settings = parse(after) as { 'editor.tabSize': number; 'json.schemas': { fileMatch: string[]; url: string }[] }; // written just above
  expect(settings['editor.tabSize']).toBe(3);
  expect(settings['json.schemas']).toHaveLength(schemas.length + 1);
  expect(settings['json.schemas'][0]!.url).toBe('./x.schema.json');
  // VS Code applies every schema that matches, so the general one leaves out what has its own.
  expect(settings['json.schemas'].find(({ url }) => url.endsWith('messages-any.json'))?.fileMatch).toEqual(['/content/messages/*.json', '!/content/messages/failures.json', '!/content/messages/mails.json', '!/content/messages/outbox.json', '!/content/messages/forms.json']);
  expect(mergeSettings('', schemas)).toContain('json.schemas');
});

test('translations: every text by its id, with the source text to be seen, and nothing else', async () => {
  using copy = copyOfContent();
  copy.write('translations/ar/locale.json', '{ "name": "العربية", "dir": "rtl" }');
  copy.write('interface/words.json', '{ "day_one": "{{count}} day", "day_other": "{{count}} days" }');
  const schemas = translationSchemas(await new Content(copy.folder).readAll());
  const schemaOf = (file: string) => schemas.find(({ matches }) => matches[0] === `/content/translations/*/${file}`)!.schema;
  const question = ['properties', 'phases', 'properties', 'background', 'properties', 'questions', 'properties', '1'];
  const survey = schemaOf('surveys/talent.json');
  expect(valueAt(survey, [...question, 'additionalProperties'])).toBe(false);
  expect(Object.keys(properties(survey, ...question, 'properties'))).toEqual(['prompt', 'options']);
  expect(properties(survey, ...question, 'properties', 'options', 'properties', 'student', 'properties')['label']).toEqual({ type: 'string', maxLength: 120, description: 'EN: Student' });
  expect(properties(schemaOf('interface/words.json'), 'properties')).toMatchObject({ day_zero: { description: 'EN: {{count}} days' }, day_one: { description: 'EN: {{count}} day' }, day_few: {} });
});
