import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Content } from '@bridge/content/engine/content';
import { needsFile, writtenNeeds } from '../world/needs.ts';
import { needsOf } from './needs.ts';

/** Addresses are left out: a text that is new in legal/ is an editor's, and needs no code. */
const named = (text: string) => text.split('\n').filter((line) => !line.startsWith('address '));

test('all words and documents that the code needs are written down (else: npm run content -- needs), and the check guards them', async () => {
  const content = await new Content(path.resolve(import.meta.dirname, '../../../../content')).readAll();
  expect(named(readFileSync(needsFile, 'utf8'))).toEqual(named(writtenNeeds(needsOf(content))));
});
