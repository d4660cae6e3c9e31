import { directionOf } from '@bridge/content/engine/world/languages';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { Content } from '@bridge/content/engine/content';
import { id, label, text } from '@bridge/content/engine/marks';
import { copyOfContent } from '@bridge/content/testing';
import { standingOf, writeLock } from './lock.ts';
import { merge } from '@bridge/content/engine/translations/merge';
import { textsOf, translatable } from './texts.ts';
import { nested, writeTexts } from './write.ts';

const optionSchema = z.strictObject({ id: id('options'), label: text(), value: label() });
const questionSchema = z.strictObject({ id: id('questions'), prompt: text(), options: z.array(optionSchema) });
const schema = z.strictObject({ questions: z.array(questionSchema) });
type Document = z.infer<typeof schema>;
type Overlay = { questions: Record<string, { prompt: string; options: Record<string, { label: string }> }> };

const option = (name: string) => ({ id: name, label: `Label of ${name}`, value: name });
const question = (name: string) => ({ id: name, prompt: `Prompt of ${name}`, options: ['a', 'b', 'c'].map((each) => option(`${name}-${each}`)) });
const source: Document = { questions: ['one', 'two', 'three', 'four'].map(question) };
const overlay: Overlay = {
  questions: Object.fromEntries(source.questions.map((each) => [each.id, { prompt: `Frage ${each.id}`, options: Object.fromEntries(each.options.map((one) => [one.id, { label: `Antwort ${one.id}` }])) }])),
};

type Step = { kind: 'shuffle' | 'insert' | 'remove'; in: 'questions' | 'options'; at: number; order: number };
const step: fc.Arbitrary<Step> = fc.record({ kind: fc.constantFrom('shuffle', 'insert', 'remove'), in: fc.constantFrom('questions', 'options'), at: fc.nat({ max: 9 }), order: fc.nat({ max: 23 }) });

test('after 1,000 random reorderings, insertions and removals no text stands on another id', () => {
  let edits = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 3, maxLength: 8 }), (steps) => {
      const edited = structuredClone(source);
      steps.forEach((each, index) => edit(edited, each, index));
      edits += steps.length;
      const { document } = merge(schema, edited, overlay, { source: 'en', locale: 'de' });
      const merged = document as Document; // merge keeps the shape
      expect(merged.questions.map((each) => each.id)).toEqual(edited.questions.map((each) => each.id));
      for (const each of merged.questions) {
        expect(each.prompt).toBe(each.id in overlay.questions ? `Frage ${each.id}` : `Prompt of ${each.id}`);
        for (const one of each.options) {
          expect(one.label).toBe(overlay.questions[each.id]?.options[one.id] ? `Antwort ${one.id}` : `Label of ${one.id}`);
          expect(one.value).toBe(one.id);
        }
      }
    }),
    { numRuns: 350 },
  );
  expect(edits).toBeGreaterThanOrEqual(1000);
});

function edit(document: Document, { kind, in: where, at, order }: Step, index: number): void {
  const inside = document.questions[at % Math.max(1, document.questions.length)];
  const list: { id: string }[] = where === 'questions' || !inside ? document.questions : inside.options;
  if (kind === 'shuffle') list.sort((a, b) => hash(a.id, order) - hash(b.id, order));
  if (kind === 'remove') list.splice(at % Math.max(1, list.length), 1);
  if (kind === 'insert') list.splice(at % (list.length + 1), 0, list === document.questions ? question(`new-${index}`) : option(`new-${index}`));
}

function hash(name: string, seed: number): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0) + seed * 7) % 1009, seed);
}

test('one source text edited is stale alone, in each language that has it', async () => {
  using copy = copyOfContent();
  copy.write('blog/one.mdx', '---\ntitle: A title\ndescription: About.\ndate: 2026-11-20\nauthor: The team\ncategory: Education\n---\n\nFirst.\n\nSecond.\n\nThird.\n');
  const locales = ['ar', 'fr'];
  for (const code of locales) copy.write(`translations/${code}/locale.json`, JSON.stringify({ name: `language ${code}`, dir: directionOf(code) }));
  const start = await new Content(copy.folder).readAll();
  for (const code of locales) for (const file of translatable(start)) writeTexts(start, file, code, textsOf(start, file, code).map((each, index) => ({ ...each, text: `${code} ${index} ${each.source}` })));
  const translated = await new Content(copy.folder).readAll();
  expect(translated.faults()).toEqual([]);
  for (const code of locales) writeLock(translated, code, standingOf(translated, code).lock);
  const files = translatable(translated).filter((file) => !file.startsWith('interface/'));
  const leaves = files.flatMap((file) => textsOf(translated, file, 'fr').map((each) => ({ file, ...each })));

  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...leaves), async ({ file, key, source: said, path }) => {
      const before = copy.read(file);
      copy.write(file, file.endsWith('.mdx') ? before.replace(said, `${said} More`) : JSON.stringify(changed(JSON.parse(before), path)));
      const content = await new Content(copy.folder).readAll();
      for (const code of locales) {
        const stale = [...standingOf(content, code).texts].flatMap(([each, texts]) => texts.flatMap((one) => (one.state === 'stale' ? `${each} ${one.key}` : [])));
        expect(stale).toEqual([`${file} ${key}`]);
      }
      copy.write(file, before);
    }),
    { numRuns: 60 },
  );
});

/** The value with one text changed; lists are found by id. */
function changed(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return `${String(value)} More`;
  if (Array.isArray(value)) return value.map((each: { id: string }) => (each.id === key ? changed(each, rest) : each));
  const object = value as Record<string, unknown>; // the path leads through objects and lists
  return { ...object, [key]: changed(object[key], rest) };
}

test('texts written are the texts read', async () => {
  using copy = copyOfContent();
  copy.write('translations/fr/locale.json', '{ "name": "x", "dir": "ltr" }');
  const content = await new Content(copy.folder).readAll();
  const texts = textsOf(content, 'surveys/talent.json', 'fr');
  await fc.assert(
    fc.asyncProperty(fc.subarray(texts), async (some) => {
      writeTexts(content, 'surveys/talent.json', 'fr', texts.map((each) => ({ ...each, text: some.includes(each) ? each.source : undefined })));
      const next = await new Content(copy.folder).readAll();
      expect(textsOf(next, 'surveys/talent.json', 'fr').filter(({ text: said }) => said !== undefined).map(({ key }) => key)).toEqual(some.map(({ key }) => key));
      expect(Object.keys(nested(some.map((each) => ({ ...each, text: each.source }))))).toEqual([...new Set(some.map(({ path }) => path[0]))]);
      copy.write('translations/fr/surveys/talent.json', '{}');
      await content.readAgain('translations/fr/surveys/talent.json');
    }),
    { numRuns: 20 },
  );
});
