import { expect, test, vi } from 'vitest';
import { RuleMemory } from './rule-memory.ts';
import type { Told, World } from './world.ts';

const documents = new Map<string, object | undefined>();
const texts = new Map<string, string>();
const french = { name: 'Français', dir: 'ltr' } as const;
const world = (more: Partial<World> = {}): World => ({
  files: ['brand.json', 'skills.json'],
  document: ((id: string, locale = '') => documents.get(id + locale)) as World['document'], // whatever a test gives
  text: (file) => texts.get(file) ?? '',
  faulty: new Set(['brand.json']),
  links: [],
  placesOf: () => [],
  languages: ['fr'],
  called: new Map([['fr', french]]),
  source: 'en',
  today: undefined,
  ...more,
});
const fault: Told = { file: 'brand.json', at: [], code: 'never', message: 'is wrong' };

test.each<[string, (world: World) => unknown, () => Partial<World>]>([
  ['a document', ({ document }) => document('brand'), () => (documents.set('brand', {}), {})],
  ['a document in a language', ({ document }) => document('brand', 'fr'), () => (documents.set('brandfr', {}), {})],
  ['a document that is gone', ({ document }) => document('skills'), () => (documents.delete('skills'), {})],
  ['a text', ({ text }) => text('brand.json'), () => (texts.set('brand.json', '{ "name": "" }'), {})],
  ['the files', ({ files }) => files.length, () => ({ files: ['brand.json'] })],
  ['what is faulty', ({ faulty }) => faulty.has('skills.json'), () => ({ faulty: new Set(['skills.json']) })],
  ['links', ({ links }) => [...links], () => ({ links: [{ file: 'brand.json', targets: ['/'] }] })],
  ['places of a link', ({ placesOf }) => placesOf('brand.json', '/'), () => ({ placesOf: () => [['name']] })],
  ['the languages', ({ languages }) => languages, () => ({ languages: ['ar'] })],
  ['what they are called', ({ called }) => called.get('fr'), () => ({ called: new Map([['fr', { ...french, dir: 'rtl' }]]) })],
  ['the language of the source', ({ source }) => source, () => ({ source: 'fr' })],
  ['the day', ({ today }) => today, () => ({ today: '2026-12-31' })],
])('%s: a rule that looks at it is asked again once it is another, and not before', (_, look, change) => {
  documents.clear();
  documents.set('skills', {});
  texts.clear();
  const memory = new RuleMemory();
  const rule = vi.fn((given: World): Told[] => (look(given), [fault]));
  expect(memory.ask(rule, world())).toEqual([fault]);
  expect(memory.ask(rule, world())).toEqual([fault]);
  expect(rule).toHaveBeenCalledTimes(1);
  const after = change();
  expect(memory.ask(rule, world(after))).toEqual([fault]);
  expect(rule).toHaveBeenCalledTimes(2);
});

test('what was answered before an edit is known still once the edit is taken back; what a rule has not looked at asks nobody', () => {
  documents.clear();
  const [before, since] = [{}, {}];
  const memory = new RuleMemory();
  const rule = vi.fn(({ document }: World): Told[] => (document('brand') === since ? [fault] : []));
  documents.set('brand', before);
  expect(memory.ask(rule, world())).toEqual([]);
  documents.set('brand', since).set('skills', {});
  texts.set('brand.json', 'other');
  expect(memory.ask(rule, world())).toEqual([fault]);
  documents.set('brand', before);
  expect(memory.ask(rule, world())).toEqual([]);
  expect(rule).toHaveBeenCalledTimes(2);
});
