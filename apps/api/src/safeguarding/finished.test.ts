import { expect, test } from 'vitest';
import type { Safeguarding } from '@bridge/content';
import { testContent } from '../testing/content.ts';
import { isFinished } from './finished.ts';

const whole: Safeguarding = {
  ...testContent.document('safeguarding'),
  review: { by: 'A lawyer', on: '2026-11-20' }, lead: { name: 'A person', email: 'lead@example.org' }, helpLines: [{ id: 'one', country: 'Everywhere', name: 'A line', contact: '1' }],
};

test.each<[string, Partial<Safeguarding>]>([
  ['a lawyer', { review: { by: ' ', on: '2026-11-20' } }],
  ['the day of the review', { review: { by: 'A lawyer', on: '' } }],
  ['somebody who answers for it', { lead: { name: ' ', email: 'lead@example.org' } }],
  ['an address of theirs', { lead: { name: 'A person', email: '' } }],
  ['help lines', { helpLines: [] }],
])('without %s, nobody under 18 meets others', (_, missing) => {
  expect([isFinished(whole), isFinished({ ...whole, ...missing })]).toEqual([true, false]);
});

test('the file that comes with the product is unfinished, and says so', () => {
  const { remark } = testContent.document('safeguarding');
  expect([isFinished(testContent.document('safeguarding')), remark.startsWith('Unfinished')]).toEqual([false, true]);
});
