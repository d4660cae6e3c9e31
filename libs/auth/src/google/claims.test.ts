import { expect, test } from 'vitest';
import { readClaims } from './claims.ts';
import { anIdToken } from './testing.ts';

test('names in any script are read', () => {
  expect(readClaims(anIdToken({ given_name: 'Ṣọlá', family_name: 'Ünsal' }))).toMatchObject({ given_name: 'Ṣọlá', family_name: 'Ünsal' });
});

test.each(['', 'a.b.c', 'nothing', `a.${btoa('{"sub":1}')}.c`, `a.${btoa('[]')}.c`, `a.${btoa('not json')}.c`])('"%s" is no ID token', (text) => {
  expect(readClaims(text)).toBeUndefined();
});
