import { expect, test } from 'vitest';
import { readTyped, themeReader, themesIn, type WrittenTheme } from './read.ts';

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
const phones = themeReader([
  { themes: [{ ...crafts, words: `${crafts.words}, # oars` }, dark], manner: { ...manner, doubts: 'they say i, lol', spellings: 'wanna = want to, dont = not, n = and' } },
  { themes: [{ id: 'crafts', words: 'atelier, art' }, { id: 'dark', words: 'courant' }], manner: { ...french, spellings: 'jveux = je veux, n = ne, l*, d*' } },
]);
const refusing = themeReader([{ themes: [{ id: 'never-sail', words: 'hate sailing', denied: 'sail' }], manner: { ...manner, denials: `${manner.denials}, used to`, past: 'used to' } }]);
const unsure = themeReader([
  { themes: [{ ...crafts, ask: 'boatman' }, { ...care, askWith: 'live with' }], manner: { ...manner, doubts: 'wanted me to', takeBacks: 'hated it' } },
]);
const refusals = (typed: string) => Object.values(readTyped(typed, refusing)).map((themes) => [...themes]);
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

test.each([
  ['my mother wanted me to be a shipwright', 'crafts'],
  ['a shipwright but I hated it', 'crafts'],
  ['a boatman', 'crafts'],
  ['I live with my brother', 'care'],
])('%s: where the reading is unsure it is asked about, and not read', (typed, theme) => {
  const { about, perhaps } = readTyped(typed, unsure);
  expect([[...about], [...perhaps]]).toEqual([[], [theme]]);
});

test.each([
  ['je veux un datelier', ['crafts']],
  ['jveux un latelier', ['crafts']],
  ['jveux pas un latelier', []],
  ['a shipwright n my dart', ['crafts']],
  ['dart, lart', []],
  ['i wanna 3 oars', ['crafts']],
  ['11 oars', []],
  ['i dont wanna oak tree', []],
])('%s: phones write words short, and together with what stands before them', (typed, themes) => {
  expect([...themesIn(typed, phones)]).toEqual(themes);
});

test.each(['carpets, a shipwright, an oak tree... no', 'a shipwright, carpets, sails. Never!'])('%s: what denies a list denies all of it', (typed) => {
  expect(read(typed)).toEqual([]);
});

test('a long thought before a list that is denied is not of the list', () => {
  expect(read('I want to be a shipwright, carpets, never')).toEqual(['crafts']);
});

test('what stands between quotation marks somebody else may have said; of few words it is a wink', () => {
  const { about, perhaps } = readTyped('"You make a fine shipwright", they say', reader);
  expect([[...about], [...perhaps]]).toEqual([[], ['crafts']]);
  expect(read('a "shipwright"')).toEqual(['crafts']);
  expect(read('no "shipwright" for me')).toEqual([]);
});

test('a refusal is what one does not want, not what is over: that is asked about', () => {
  expect(refusals('I never want to sail')).toEqual([['never-sail'], []]);
  expect(refusals('I used to sail')).toEqual([[], ['never-sail']]);
  expect(refusals('I used to sail, never sail')).toEqual([['never-sail'], []]);
});

test.each(['a shipwright lol', 'they say i want a shipwright'])('%s: said in jest or by hearsay, it is asked about', (typed) => {
  const { about, perhaps } = readTyped(typed, phones);
  expect([[...about], [...perhaps]]).toEqual([[], ['crafts']]);
});

test('what is said plainly beside a doubt is read, and asked about once at most', () => {
  const { about, perhaps } = readTyped('They wanted me to be a shipwright. I am a shipwright', unsure);
  expect([[...about], [...perhaps]]).toEqual([['crafts'], []]);
});

test.each([
  ['A shipwright? My brother said so', [], ['crafts']],
  ['A shipwright? No doubt.', ['crafts'], []],
])('%s: what is only asked is not meant, but where a yes follows', (typed, meant, asked) => {
  const { about, perhaps } = readTyped(typed, reader);
  expect([[...about], [...perhaps]]).toEqual([meant, asked]);
});

const spoken = themeReader([
  {
    themes: [{ id: 'school', words: 'lecture, institut*', denied: 'teach' }, { ...crafts, words: `${crafts.words}, does not float` }, dark],
    manner: { ...manner, afterDoubts: 'is not', over: 'when i was small', unsaid: 'it is not that', turns: 'left … for', prefers: 'prefer … to', only: 'solely', onlyWith: 'not … until', spellings: 'nita*' },
  },
  { themes: [{ id: 'school', words: 'enseign*, institut*', except: 'lecture' }, { id: 'crafts', words: 'menuis*, jong*' }, { id: 'dark', words: 'courant' }], manner: french },
]);

test.each([
  ['une lecture', []],
  ['I want a lecture', ['school']],
  ['je veux menuiserie, a lecture', ['crafts']],
  ['I want to be in my jongleur', []],
  ['je veux une jonglerie', ['crafts']],
  ['I want a shipwright, je veux jamais de menuiserie', ['crafts']],
])('%s: a beginning, and a single word that means something else, count in their own language alone', (typed, themes) => {
  expect([...themesIn(typed, spoken)]).toEqual(themes);
});

test.each([
  ['I left carpets for a shipwright', ['crafts'], []],
  ['I left a shipwright for carpets', [], []],
  ['I prefer carpets to a shipwright', [], []],
  ['I prefer a shipwright to carpets', ['crafts'], []],
  ['it is not that I never teach', [], []],
  ['it is not that I want a shipwright', [], []],
  ['I never teach', ['school'], []],
  ['not solely a shipwright', ['crafts'], []],
  ['I will not rest until a shipwright', ['crafts'], []],
  ['a shipwright is not easy', [], ['crafts']],
  ['no electricity when I was small', [], ['dark']],
  ['my boat does not float', ['crafts'], []],
])('%s: what is left, liked less, over or not said at all', (typed, meant, asked) => {
  const { about, perhaps } = readTyped(typed, spoken);
  expect([[...about], [...perhaps]]).toEqual([meant, asked]);
});

test.each([
  ['elektrissity', ['dark']],
  ['elctricity', ['dark']],
  ['electracity', ['dark']],
  ['election', []],
  ['nitaoak tree', ['crafts']],
])('%s: a word that sounds like one of the lists, or lacks a vowel, is that word', (typed, themes) => {
  expect([...themesIn(typed, spoken)]).toEqual(themes);
});

const weighing = themeReader([
  {
    themes: [{ ...crafts, words: 'shipwright, oak tree, was broken' }, { ...care, words: 'single mother, four sons' }, { id: 'never-sail', words: 'hate sailing', denied: 'sail' }],
    manner: { ...manner, wasOnce: 'i was, was', sayers: 'says, said', strangers: 'neighbour', figures: 'of hope', jests: 'lol', plainly: 'become, be, of, am, sailing' },
  },
]);

test.each([
  ['I want to become a shipwright', ['crafts'], []],
  ['my oak tree was broken', ['crafts'], []],
  // The past, the words and the lot of others, figures of speech, a wink.
  ['I was a shipwright', [], ['crafts']],
  ['my aunt says a shipwright', [], ['crafts']],
  ['everybody says shipwright, shipwright', [], ['crafts']],
  ['a shipwright, said my aunt', [], ['crafts']],
  ['a neighbour has four sons', [], ['care']],
  ['be a shipwright of hope', [], ['crafts']],
  ['lol. be a shipwright', [], ['crafts']],
  // A single word after one that nobody knows; a phrase is surer, and so is what is brief.
  ['I want to polish all day and night a shipwright', [], ['crafts']],
  ['I want to polish all day and night an oak tree', ['crafts'], []],
  ['I want to polish a shipwright', ['crafts'], []],
  // A text of many words that goes on to something else.
  ['shipwright of my family. I want to sing songs loudly', [], ['crafts']],
  ['I want to be a shipwright. I want to sing songs loudly', ['crafts'], []],
  ['shipwright of my family. I want to be a shipwright', ['crafts'], []],
  ['shipwright of my family. I want to be of my sailing', ['crafts'], []],
  ['shipwright of my family. I never sing songs so loudly', ['crafts'], []],
  // A denial with other things between.
  ['I never want to sail', ['never-sail'], []],
  ['never cook where people sail', [], ['never-sail']],
])('%s: what is weakly supported is asked about', (typed, meant, asked) => {
  const { about, perhaps } = readTyped(typed, weighing);
  expect([[...about], [...perhaps]]).toEqual([meant, asked]);
});
