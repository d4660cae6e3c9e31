import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { contentPlugin } from '@bridge/content-tool/vite';
import { browserTests, nodeTests } from '../../tools/setup/vitest.ts';

const content = path.resolve(import.meta.dirname, '../..', process.env['CONTENT_FOLDER'] ?? 'content');
const { test: { projects = [] } = {} } = nodeTests('web-node', { include: '**/*.test.ts' });
// A page for each file: the program keeps its routes, words and sign-in for as long as its page stands.
const browser = browserTests('web', { test: { isolate: true }, plugins: [contentPlugin({ folder: content })] }, { moves: true });

// Two halves: rules and the check for literal words need no browser.
export default defineConfig({
  test: {
    reporters: browser.test?.reporters,
    outputFile: browser.test?.outputFile,
    projects: [{ ...browser, test: { ...browser.test, name: 'web-browser', include: ['**/*.test.tsx'] } }, ...projects],
  },
});
