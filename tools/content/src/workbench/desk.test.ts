import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copyOfContent, type ContentCopy } from '@bridge/content/testing';
import type { Answer, Value } from '@bridge/content/engine/editing';
import { Desk, NoSuchFile } from './desk.ts';

const survey = 'surveys/talent.json';
type Survey = { envision: { title: string; prompt: string }; phases: { id: string; title?: string; questions: { id: string; prompt: string; help?: string; options?: { id: string; label: string; value: string }[] }[] }[] };

function deskOn(copy: ContentCopy): Desk {
  return new Desk(copy.folder, () => '2026-11-20');
}

async function open(desk: Desk, file = survey, locale?: string) {
  const opened = await desk.open(file, locale);
  if (opened.state !== 'open') throw new Error('it cannot be read');
  return opened;
}

/** The survey with something changed, as the form would send it. */
function edited(value: Value, act: (survey: Survey) => void): Value {
  const copy = structuredClone(value);
  act(copy as unknown as Survey); // the fixture's own survey
  return copy;
}

function told(answer: Answer) {
  if (answer.state === 'unreadable') throw new Error('it cannot be read');
  return answer;
}

function speakFrench(copy: ContentCopy, texts: object) {
  copy.write('translations/fr/locale.json', '{ "name": "Français", "dir": "ltr" }\n');
  copy.write(`translations/fr/${survey}`, `${JSON.stringify(texts, null, 2)}\n`);
}

test('every document is listed, with its faults and how far each language is', async () => {
  using copy = copyOfContent();
  speakFrench(copy, { envision: { title: 'Votre avenir' } });
  copy.replace('navigation/talent.json', '"label"', '"lable"');
  copy.write('pages/odd.txt', 'what is this');
  const { rows, source, locales } = await deskOn(copy).list();
  const row = (file: string) => rows.find((one) => one.file === file);
  expect(source).toBe('en');
  expect(locales.map(({ code }) => code)).toEqual(['en', 'fr']);
  expect(row(survey)).toMatchObject({ faults: [], languages: { fr: { translated: 1, stale: 0 } } });
  expect(row('navigation/talent.json')?.faults[0]).toMatchObject({ file: 'navigation/talent.json', line: 2, column: 3, message: '"lable" is not a field of a menu. Did you mean "label"?' });
  expect(row('pages/odd.txt')?.faults.length).toBe(1);
});

test('a fault of a translation stands with the document that it translates', async () => {
  using copy = copyOfContent();
  speakFrench(copy, { envision: { titel: 'Votre avenir' } });
  const { rows } = await deskOn(copy).list();
  expect(rows.find(({ file }) => file === survey)?.faults.map(({ file }) => file)).toEqual([`translations/fr/${survey}`]);
});

test('a form knows limits, choices, ids that may be named, and the types of a block', async () => {
  using copy = copyOfContent();
  const { form, ids } = await open(deskOn(copy));
  const group = form?.root.type === 'group' ? form.root.fields : [];
  const phases = group.find(({ key }) => key === 'phases')?.field;
  expect(phases).toMatchObject({ type: 'list', minimum: 1 });
  const phase = phases?.type === 'list' && phases.element.type === 'group' ? phases.element.fields : [];
  expect(phase.find(({ key }) => key === 'label')?.field).toMatchObject({ type: 'text', maximum: 40 });
  expect(phase.find(({ key }) => key === 'illustration')?.field).toMatchObject({ type: 'choice', values: ['foundation', 'arches', 'deck'] });
  const questions = phase.find(({ key }) => key === 'questions')?.field;
  expect(questions?.type === 'list' && questions.blanks.map(({ name }) => name)).toEqual(['dropdown', 'text', 'multi-select', 'radio']);
  expect(ids['questions']).toContainEqual({ id: '2', parent: expect.any(String) as string });
});

test('saving writes what was changed and nothing else', async () => {
  using copy = copyOfContent();
  const desk = deskOn(copy);
  const { text, value } = await open(desk);
  const answer = await desk.bring({ file: survey, base: text, value: edited(value, (one) => (one.envision.title = 'Picture yourself')), save: true });
  expect(answer.state).toBe('saved');
  expect(copy.read(survey)).toBe(text.replace('"title": "Envision Yourself"', '"title": "Picture yourself"'));
  expect(copy.read(survey)).not.toBe(text);
});

test('what is typed is checked without being written, and a fault is told at its field', async () => {
  using copy = copyOfContent();
  const desk = deskOn(copy);
  const { text, value } = await open(desk);
  const answer = told(await desk.bring({ file: survey, base: text, value: edited(value, (one) => (one.phases[0]!.questions[1]!.prompt = '')) }));
  expect(answer).toMatchObject({ state: 'unsaved', changed: true, faults: [{ path: ['phases', 0, 'questions', 1, 'prompt'], message: '"prompt" is empty' }] });
  expect(copy.read(survey)).toBe(text);
  expect((await desk.list()).rows.flatMap(({ faults }) => faults)).toEqual([]);
});

test('what the checker refuses is not written', async () => {
  using copy = copyOfContent();
  const desk = deskOn(copy);
  const { text, value } = await open(desk);
  const long = told(await desk.bring({ file: survey, base: text, value: edited(value, (one) => (one.envision.title = 'x'.repeat(81))), save: true }));
  expect(long).toMatchObject({ state: 'refused', faults: [{ path: ['envision', 'title'] }] });
  const twice = told(await desk.bring({ file: survey, base: text, value: edited(value, ({ phases: [first] }) => (first!.questions[1]!.id = first!.questions[0]!.id)), save: true }));
  expect(twice).toMatchObject({ state: 'refused', faults: [{ path: ['phases', 0, 'questions', 1, 'id'] }] });
  const unknown = told(await desk.bring({ file: survey, base: text, value: { ...value, extra: 1 }, save: true }));
  expect(unknown).toMatchObject({ state: 'refused', faults: [{ path: ['extra'] }] });
  expect(copy.read(survey)).toBe(text);
});

test('the file is changed by hand first, then the form saves: both are there', async () => {
  using copy = copyOfContent();
  const desk = deskOn(copy);
  const { text, value } = await open(desk);
  copy.replace(survey, 'What is your field of study or interest?', 'By hand?');
  const answer = await desk.bring({ file: survey, base: text, value: edited(value, (one) => (one.envision.title = 'By form')), save: true });
  expect(answer.state).toBe('saved');
  expect(copy.read(survey)).toBe(text.replace('What is your field of study or interest?', 'By hand?').replace('"title": "Envision Yourself"', '"title": "By form"'));
});

test('the form saves first, then the file is changed by hand with the old words: what was saved is still in the form, and it asks', async () => {
  using copy = copyOfContent();
  const desk = deskOn(copy);
  const { text, value } = await open(desk);
  const mine = edited(value, (one) => (one.envision.title = 'By form'));
  const saved = told(await desk.bring({ file: survey, base: text, value: mine, save: true }));
  copy.write(survey, text.replace('What is your field of study or interest?', 'By hand?')); // their editor had the file open all the time
  const answer = told(await desk.bring({ file: survey, base: saved.text, value: mine, undone: text }));
  expect(answer.state).toBe('conflict');
  expect(answer.conflicts).toEqual([{ path: ['envision', 'title'], base: 'By form', mine: 'By form', theirs: 'Envision Yourself' }]);
  expect(answer.value).toEqual(edited(mine, (one) => (one.phases[0]!.questions[1]!.prompt = 'By hand?')));
  const again = await desk.bring({ file: survey, base: answer.text, value: answer.value, save: true });
  expect(again.state).toBe('saved');
  expect(copy.read(survey)).toContain('By form');
  expect(copy.read(survey)).toContain('By hand?');
});

test('where both changed one text nothing is written, and both are told', async () => {
  using copy = copyOfContent();
  const desk = deskOn(copy);
  const { text, value } = await open(desk);
  copy.replace(survey, '"title": "Envision Yourself"', '"title": "By hand"');
  const byHand = copy.read(survey);
  const answer = told(await desk.bring({ file: survey, base: text, value: edited(value, (one) => (one.envision.title = 'By form')), save: true }));
  expect(answer).toMatchObject({ state: 'conflict', text: byHand, conflicts: [{ path: ['envision', 'title'], mine: 'By form', theirs: 'By hand' }] });
  expect(copy.read(survey)).toBe(byHand);
  const settled = await desk.bring({ file: survey, base: byHand, value: answer.value, save: true });
  expect(settled.state).toBe('saved');
  expect(copy.read(survey)).toContain('"title": "By form"');
});

test('saves at the same moment from two forms are taken in turn, and none is lost', async () => {
  using copy = copyOfContent();
  const [one, other] = [deskOn(copy), deskOn(copy)];
  const { text, value } = await open(one);
  const states = await Promise.all([
    one.bring({ file: survey, base: text, value: edited(value, (survey) => (survey.envision.title = 'First')), save: true }),
    other.bring({ file: survey, base: text, value: edited(value, (survey) => (survey.envision.prompt = 'Second')), save: true }),
  ]);
  expect(states.map(({ state }) => state)).toEqual(['saved', 'saved']);
  expect(copy.read(survey)).toContain('First');
  expect(copy.read(survey)).toContain('Second');
});

test('a file that somebody is halfway through changing is left alone until it can be read', async () => {
  using copy = copyOfContent();
  const desk = deskOn(copy);
  const { text, value } = await open(desk);
  const half = text.slice(0, 200);
  copy.write(survey, half);
  const answer = await desk.bring({ file: survey, base: text, value: edited(value, (one) => (one.envision.title = 'By form')), save: true });
  expect(answer.state).toBe('unreadable');
  expect(copy.read(survey)).toBe(half);
  expect((await desk.open(survey)).state).toBe('unreadable');
});

test('a file that was deleted while it was edited is written anew from the form', async () => {
  using copy = copyOfContent();
  const desk = deskOn(copy);
  const { text, value } = await open(desk, 'navigation/footer.json');
  copy.remove('navigation/footer.json');
  const answer = await desk.bring({ file: 'navigation/footer.json', base: text, value, save: true });
  expect(answer.state).toBe('saved');
  expect(JSON.parse(copy.read('navigation/footer.json'))).toEqual(value);
});

test('a translation is written beside its source, empty texts are left out, and what was stale is fresh', async () => {
  using copy = copyOfContent();
  speakFrench(copy, { envision: { title: 'Votre avenir' } });
  const desk = deskOn(copy);
  const first = await open(desk, survey, 'fr');
  expect(first.texts?.find(({ key }) => key === 'envision.title')).toMatchObject({ source: 'Envision Yourself', state: 'fresh' });
  const value = { envision: { title: 'Imaginez-vous', prompt: '', start: 'Commencer' } };
  expect((await desk.bring({ file: survey, locale: 'fr', base: first.text, value, save: true })).state).toBe('saved');
  expect(JSON.parse(copy.read(`translations/fr/${survey}`))).toEqual({ envision: { title: 'Imaginez-vous', start: 'Commencer' } });

  copy.replace(survey, '"title": "Envision Yourself"', '"title": "See yourself"');
  await desk.noticed(survey);
  const stale = await open(desk, survey, 'fr');
  expect(stale.texts?.find(({ key }) => key === 'envision.title')?.state).toBe('stale');
  await desk.bring({ file: survey, locale: 'fr', base: stale.text, value: { envision: { title: 'Voyez-vous', start: 'Commencer' } }, save: true });
  expect((await open(desk, survey, 'fr')).texts?.find(({ key }) => key === 'envision.title')?.state).toBe('fresh');
});

test('a form knows the document as readers would have it, in its language, with what is typed and not saved', async () => {
  using copy = copyOfContent();
  speakFrench(copy, { envision: { title: 'Votre avenir' } });
  const desk = deskOn(copy);
  const first = await open(desk, survey, 'fr');
  expect(first.drawn).toMatchObject({ envision: { title: 'Votre avenir', start: 'Start Survey' } });
  const typed = await desk.bring({ file: survey, locale: 'fr', base: first.text, value: { envision: { title: 'Imaginez-vous', start: 'Commencer' } } });
  expect(told(typed).drawn).toMatchObject({ envision: { title: 'Imaginez-vous', start: 'Commencer', prompt: 'Who would you like to be five years from now?' } });
  expect((await open(desk, survey, 'fr')).drawn).toMatchObject({ envision: { title: 'Votre avenir' } });
  expect(JSON.parse(copy.read(`translations/fr/${survey}`))).toEqual({ envision: { title: 'Votre avenir' } });
  const source = await open(desk);
  const wrong = await desk.bring({ file: survey, base: source.text, value: edited(source.value, ({ envision }) => (envision.title = '')) });
  expect(told(wrong).drawn).toBeUndefined();
});

test('a stale translation that is right as it is can be said to be so', async () => {
  using copy = copyOfContent();
  speakFrench(copy, { envision: { title: 'Votre avenir' } });
  const desk = deskOn(copy);
  const { text } = await open(desk, survey, 'fr');
  await desk.bring({ file: survey, locale: 'fr', base: text, value: { envision: { title: 'Votre avenir, ici' } }, save: true });
  copy.replace(survey, '"title": "Envision Yourself"', '"title": "Envision yourself"');
  await desk.noticed(survey);
  const state = async () => (await open(desk, survey, 'fr')).texts?.find(({ key }) => key === 'envision.title')?.state;
  expect(await state()).toBe('stale');
  await desk.accept(survey, 'fr', 'envision.title');
  expect(await state()).toBe('fresh');
});

test('a text that translations have can be taken away: their words stay with them, and come back with it', async () => {
  using copy = copyOfContent();
  const id = 'employed';
  speakFrench(copy, { phases: { background: { questions: { '1': { options: { [id]: { label: 'En poste' } } } } } } });
  const french = copy.read(`translations/fr/${survey}`);
  const desk = deskOn(copy);
  const plain = await open(desk);
  const without = edited(plain.value, (one) => {
    for (const each of one.phases) for (const asked of each.questions) if (asked.options) asked.options = asked.options.filter((option) => option.id !== id);
  });
  const saved = told(await desk.bring({ file: survey, base: plain.text, value: without, save: true }));
  expect(saved).toMatchObject({ state: 'saved', elsewhere: [] });
  expect(copy.read(`translations/fr/${survey}`)).toBe(french);
  expect((await desk.list()).rows.flatMap(({ faults }) => faults)).toEqual([]);
  await desk.bring({ file: survey, base: saved.text, value: plain.value, save: true });
  expect((await open(desk, survey, 'fr')).texts?.find(({ key }) => key.endsWith(`${id}.label`))?.state).toBe('fresh');
});

test.each(['../package.json', '/etc/passwd', 'surveys/new.json', 'translations/fr/locale.json', 'surveys', ''])('%j can neither be opened nor written', async (file) => {
  using copy = copyOfContent();
  speakFrench(copy, {});
  const desk = deskOn(copy);
  await expect(desk.open(file)).rejects.toThrow(NoSuchFile);
  await expect(desk.bring({ file, base: '', value: {}, save: true })).rejects.toThrow(NoSuchFile);
});

test('no language leads out of its folder, and no link out of content', async () => {
  using copy = copyOfContent();
  const outside = path.join(copy.folder, '../outside.json');
  writeFileSync(outside, '{}');
  symlinkSync(outside, path.join(copy.folder, 'navigation/linked.json'));
  const desk = deskOn(copy);
  for (const locale of ['..', 'fr/../..', 'en', 'xx']) await expect(desk.open(survey, locale)).rejects.toThrow(NoSuchFile);
  await expect(desk.open('navigation/linked.json')).rejects.toThrow(NoSuchFile);
});
