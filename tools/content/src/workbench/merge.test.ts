import { expect, test } from 'vitest';
import { mergeValues } from './merge.ts';

const base = { title: 'A', lead: 'B', items: [{ id: 'one', text: '1' }, { id: 'two', text: '2' }, { id: 'three', text: '3' }] };

test('changes of different texts are brought together', () => {
  const mine = { ...base, title: 'Mine' };
  const theirs = { ...base, lead: 'Theirs' };
  expect(mergeValues(base, mine, theirs)).toEqual({ value: { ...base, title: 'Mine', lead: 'Theirs' }, conflicts: [] });
});

test('the same change on both sides is no conflict', () => {
  const both = { ...base, title: 'Both' };
  expect(mergeValues(base, both, { ...both })).toEqual({ value: both, conflicts: [] });
});

test('two changes of one text are both told, and mine stays in the form', () => {
  const { value, conflicts } = mergeValues(base, { ...base, title: 'Mine' }, { ...base, title: 'Theirs' });
  expect(value).toEqual({ ...base, title: 'Mine' });
  expect(conflicts).toEqual([{ path: ['title'], base: 'A', mine: 'Mine', theirs: 'Theirs' }]);
});

test('entries are met by id: one side moves and adds what the other changes', () => {
  const mine = { ...base, items: [{ id: 'one', text: '1' }, { id: 'two', text: 'two' }, { id: 'three', text: '3' }] };
  const theirs = { ...base, items: [{ id: 'three', text: '3' }, { id: 'two', text: '2' }, { id: 'four', text: '4' }, { id: 'one', text: 'one' }] };
  expect(mergeValues(base, mine, theirs)).toEqual({
    value: { ...base, items: [{ id: 'three', text: '3' }, { id: 'two', text: 'two' }, { id: 'four', text: '4' }, { id: 'one', text: 'one' }] },
    conflicts: [],
  });
});

test('entries that both sides add are all there', () => {
  const mine = { ...base, items: [...base.items, { id: 'mine', text: 'm' }] };
  const theirs = { ...base, items: [{ id: 'theirs', text: 't' }, ...base.items] };
  const { value, conflicts } = mergeValues(base, mine, theirs);
  expect((value as typeof base).items.map(({ id }) => id)).toEqual(['theirs', 'one', 'two', 'three', 'mine']);
  expect(conflicts).toEqual([]);
});

test('what one side takes away and the other leaves alone is gone', () => {
  const mine = { ...base, items: base.items.slice(1) };
  const theirs = { ...base, items: base.items.slice(0, 2) };
  expect(mergeValues(base, mine, theirs)).toEqual({ value: { ...base, items: [{ id: 'two', text: '2' }] }, conflicts: [] });
});

test('what I take away and the other changes stays in sight until I have answered', () => {
  const theirs = { ...base, items: [base.items[0]!, { id: 'two', text: 'changed' }, base.items[2]!] };
  const { value, conflicts } = mergeValues(base, { ...base, items: [base.items[0]!, base.items[2]!] }, theirs);
  expect(value).toEqual(theirs);
  expect(conflicts).toEqual([{ path: ['items', 1], base: base.items[1], mine: undefined, theirs: { id: 'two', text: 'changed' } }]);
});

test('what I change and the other takes away stays, and is asked about', () => {
  const mine = { ...base, items: [base.items[0]!, { id: 'two', text: 'mine' }, base.items[2]!] };
  const { value, conflicts } = mergeValues(base, mine, { ...base, items: [base.items[0]!, base.items[2]!] });
  expect(value).toEqual(mine);
  expect(conflicts.map(({ path, theirs }) => ({ path, theirs }))).toEqual([{ path: ['items', 1], theirs: undefined }]);
});

test('a list without ids is one text: two changes of it are asked about', () => {
  const { conflicts } = mergeValues({ years: [1, 2] }, { years: [1] }, { years: [1, 2, 3] });
  expect(conflicts.map(({ path }) => path)).toEqual([['years']]);
});

test('who writes the old words over what I have just saved is asked about; who writes new ones is followed', () => {
  const saved = { ...base, title: 'Saved' };
  const old = mergeValues(saved, saved, { ...base, lead: 'Theirs' }, base);
  expect(old.value).toEqual({ ...saved, lead: 'Theirs' });
  expect(old.conflicts).toEqual([{ path: ['title'], base: 'Saved', mine: 'Saved', theirs: 'A' }]);
  expect(mergeValues(saved, saved, { ...saved, title: 'Newer' }, base)).toEqual({ value: { ...saved, title: 'Newer' }, conflicts: [] });
});
