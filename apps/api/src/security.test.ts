import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { applicationFolder } from './core/files.ts';

// The requirements of ASVS 5.0.0, levels 1 and 2: how many each section has, or which.
const sections =
  '1.1:1,2 1.2:1-9 1.3:1-11 1.4:1-3 1.5:1,2 2.1:1-3 2.2:1-3 2.3:1-4 2.4:1 3.2:1,2 3.3:1-4 3.4:1-6 3.5:1-5 3.7:1,2 4.1:1-3 4.2:1 4.3:1,2 4.4:1-4 ' +
  '5.1:1 5.2:1-3 5.3:1,2 5.4:1-3 6.1:1-3 6.2:1-12 6.3:1-4 6.4:1-4 6.5:1-5 6.6:1-3 6.8:1-4 7.1:1-3 7.2:1-4 7.3:1,2 7.4:1-5 7.5:1,2 7.6:1,2 ' +
  '8.1:1,2 8.2:1-3 8.3:1 8.4:1 9.1:1-3 9.2:1-4 10.1:1,2 10.2:1,2 10.3:1-4 10.4:1-11 10.5:1-5 10.6:1,2 10.7:1-3 11.1:1,2 11.2:1-3 11.3:1-3 11.4:1-4 ' +
  '11.5:1 11.6:1 12.1:1-3 12.2:1,2 12.3:1-4 13.1:1 13.2:1-5 13.3:1,2 13.4:1-5 14.1:1,2 14.2:1-4 14.3:1-3 15.1:1-3 15.2:1-3 15.3:1-7 16.1:1 16.2:1-5 ' +
  '16.3:1-4 16.4:1-3 16.5:1-3 17.1:1 17.2:1-4 17.3:1,2';
const requirements = sections.split(' ').flatMap((section) => {
  const [name = '', numbers = ''] = section.split(':');
  const [first = 0, last = first] = numbers.split(/[-,]/).map(Number);
  return Array.from({ length: last - first + 1 }, (_, n) => `${name}.${first + n}`);
});

const root = path.resolve(applicationFolder, '../..');
const text = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
const map = text.slice(text.indexOf('## ASVS 5.0'));

test('every requirement of levels 1 and 2 is in the map, once', () => {
  const mapped = map.split('\n').flatMap((line) => (line.startsWith('| ') ? (line.split('|')[1]?.match(/\d+\.\d+\.\d+/g) ?? []) : []));
  expect(requirements).toHaveLength(253);
  expect(mapped.toSorted()).toEqual(requirements.toSorted());
});

test('every line of the map says how far it goes, and every file it names is there', () => {
  const lines = map.split('\n').filter((line) => /^\| \d/.test(line));
  for (const line of lines) expect(line).toMatch(/^\| [\d., ]+ \| (yes|part|no|–|operator) \| .+ \|$/);
  for (const [, file = ''] of text.matchAll(/`((?:apps|libs|tools|docs)\/[^`]+)`/g)) expect([file, existsSync(path.join(root, file))]).toEqual([file, true]);
});
