import { expect, test } from 'vitest';
import { testWords } from '@bridge/testing';
import { lookOf, tones } from './tones.ts';

test('every decision that has words has a colour of its meaning, and nothing else has', async () => {
  expect(Object.keys(tones).toSorted()).toEqual(Object.keys((await testWords()).t('decisions', { ns: 'staff', returnObjects: true })).toSorted());
});

test('what lets something through is filled, what takes it away is red, and finding nothing is neither', () => {
  expect(['publish', 'take-down', 'dismiss'].map(lookOf)).toEqual([
    { variant: 'solid', color: undefined },
    { variant: 'outline', color: 'red' },
    { variant: 'outline', color: 'gray' },
  ]);
});
