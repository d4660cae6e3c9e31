import path from 'node:path';
import process from 'node:process';
import { defineConfig } from 'vitest/config';
import { guards, matrix, removeGuard } from './guards.ts';

// Runs the authorisation matrix (or the tests that the guard names) without one guard: the one that REMOVE names by its place in the list; -1 removes none.
const root = path.resolve(import.meta.dirname, '../../../../..');
const guard = guards[Number(process.env['REMOVE'] ?? '-1')];

export default defineConfig({
  root: path.join(root, 'apps/api'),
  plugins: [
    {
      name: 'remove-guard',
      enforce: 'pre',
      transform: (code, id) => (guard && id === path.join(root, guard.file) ? removeGuard(code, guard) : null),
    },
  ],
  test: { include: [guard?.suite ?? matrix], testTimeout: 30_000, hookTimeout: 60_000, bail: 1, reporters: ['json'], execArgv: ['--liftoff-only'] },
});
