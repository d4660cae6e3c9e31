import { expect, test } from 'vitest';
import { themeReader, themesIn, type WrittenTheme } from './read.ts';

const manner = {
  common: 'i, my, to, a, want',
  breaks: 'but, and i',
  denials: 'not, no, never, anything but',
  afterDenials: 'is not for me',
  affirmations: 'no doubt, not only',
  alternatives: 'or',
  others: 'my father',
};
const french = { common: 'je, un, veux', breaks: 'mais', denials: 'pas, jamais', afterDenials: '', affirmations: 'pas seulement', alternatives: 'ou', others: 'mon père' };
const crafts: WrittenTheme = { id: 'crafts', words: 'ébén*, *wright, oak tree, *', except: 'wheelwright street', unless: 'retired' };
const care: WrittenTheme = { id: 'care', words: 'single mother', hints: 'brother, son', with: 'look after, raise', anyone: true };
const dark: WrittenTheme = { id: 'dark', words: 'electricity', evenDenied: true };
const reader = themeReader([
  { themes: [crafts, care, dark], manner },
  { themes: [{ id: 'crafts', words: 'menuis*' }, { id: 'care', words: 'mère seule' }, { id: 'dark', words: 'courant' }], manner: french },
]);
const read = (typed: string) => [...themesIn(typed, reader)];

test.each(['EBENISTERIE', 'Ébénisterie', 'a shipwright', 'Under the oak, tree! An oak tree', 'Je veux un atelier de menuiserie'])('%s: a star leaves an end open, and neither case nor accents count', (typed) => {
  expect(read(typed)).toEqual(['crafts']);
});

test.each(['wrights', 'soak trees', '', '…', 'the oak, tree'])('%s: a part of a word is no word, nor is a star alone', (typed) => {
  expect(read(typed)).toEqual([]);
});

test.each([
  'I want no shipwright',
  'never a wheelwright',
  'anything but an oak tree',
  'a shipwright is not for me',
  'no carpet, no shipwright',
  'not a joiner, or shipwright',
  'my father a shipwright',
  'A shipwright? Never.',
  'a shipwright never',
  'wheelwright street',
  'a shipwright, retired shipwright'.slice(14),
  'je ne veux pas de menuiserie',
])('%s: denied, said of somebody else or meant otherwise, it is not read', (typed) => {
  expect(read(typed)).toEqual([]);
});

test.each(['not a joiner but a shipwright', 'no doubt a shipwright', 'not only a shipwright', 'My father sails and I am a shipwright', 'Not a joiner. A shipwright!', 'pas de couture mais la menuiserie', 'a shipwright without my father'])('%s: what is not meant by the denial is read', (typed) => {
  expect(read(typed)).toEqual(['crafts']);
});

test('a hint needs its company in the same thought, and some themes hold of others or though they are denied', () => {
  expect(read('my brother sails')).toEqual([]);
  expect(read('I look after my brother')).toEqual(['care']);
  expect(read('I look after the shop. My brother sails')).toEqual([]);
  expect(read('I look after the shop but my brother sails')).toEqual([]);
  expect(read('no electricity')).toEqual(['dark']);
});
