import { expect, test } from 'vitest';
import { listProblems } from './list-problems.ts';

test('problems come with the path of their field, those of the form first', () => {
  const errors = {
    email: { type: 'x', message: 'required' },
    address: { city: { type: 'x', message: 'tooLong' } },
    root: { server: { type: 'x', message: 'Taken' } },
  };
  expect(listProblems(errors)).toEqual([
    { name: undefined, message: 'Taken' },
    { name: 'email', message: 'required' },
    { name: 'address.city', message: 'tooLong' },
  ]);
});
