import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { serverFlags } from './server-flags.mjs';

test('operators are told to start the server as npm start does', () => {
  const guide = readFileSync(path.resolve(import.meta.dirname, '../../docs/operators.md'), 'utf8');
  expect(guide).toContain(`node ${serverFlags.join(' ')} apps/api/dist/main.js`);
});
