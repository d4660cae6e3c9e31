import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { contentPlugin } from '@bridge/content/vite';
import { browserTests, nodeTests } from '../../tools/setup/vitest.ts';

const content = path.resolve(import.meta.dirname, '../..', process.env['CONTENT_FOLDER'] ?? 'content');
const { reporters, outputFile } = nodeTests('web').test ?? {};
const browser = browserTests('web', {
  plugins: [contentPlugin({ folder: content })],
});
const node = nodeTests('web');

// Two halves: rules and the check for literal words need no browser.
export default defineConfig({
  test: {
    reporters,
    outputFile,
    projects: [
      { ...browser, test: { ...browser.test, name: 'web-browser', include: ['**/*.test.tsx'] } },
      { ...node, test: { ...node.test, name: 'web-node', include: ['**/*.test.ts'] } },
    ],
  },
});
