import path from 'node:path';
import { expect, test } from 'vitest';
import { testsOf } from './reports.mjs';
import { slowest } from './slowest.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const file = (name: string) => path.join(root, 'libs', name);
const ran = (fullName: string, duration: number, status = 'passed', failureMessages: string[] = []) => ({ fullName, duration, status, failureMessages });

test('of Vitest’s report each test is told with its file and time, a failed one with its first lines', () => {
  const report = { testResults: [{ name: file('a.test.ts'), status: 'failed', assertionResults: [ran('holds', 1500), ran('breaks', 20, 'failed', ['\u001B[31mexpected 1\u001B[39m\n\n  to be 2'])] }] };
  expect(testsOf('a.json', report)).toEqual([
    { name: 'a: holds', file: 'libs/a.test.ts', seconds: 1.5, passed: true, why: '' },
    { name: 'a: breaks', file: 'libs/a.test.ts', seconds: 0.02, passed: false, why: '        expected 1\n          to be 2' },
  ]);
});

const frames = [
  [`    at ${file('a.test.ts')}:4:20`, 'libs/a.test.ts:4'],
  [`    at check (file://${file('a.test.ts')}:40:2)`, 'libs/a.test.ts:40'],
  [`    at http://localhost:63315${file('a.test.tsx')}?import&browserv=1795397328576:5:85`, 'libs/a.test.tsx:5'],
] as const;

test.each(frames)('of a stack the line of ours is told, not those of the runner: %s', (frame, place) => {
  const runner = `    at Proxy.poll (http://localhost:63315/@fs${root}/node_modules/vitest/test.js?v=98713f43:3748:47)`;
  const page = Array.from({ length: 20 }, (_, line) => `  <p>${line}</p>`);
  const message = ['Error: Cannot find element', ...page, runner, frame, '    at new Promise (<anonymous>)', runner].join('\n');
  const report = { testResults: [{ name: file('a.test.ts'), status: 'failed', assertionResults: [ran('breaks', 20, 'failed', [message])] }] };
  const [{ why } = { why: '' }] = testsOf('a.json', report);
  expect(why.split('\n').map((line) => line.trim())).toEqual(['Error: Cannot find element', ...page.slice(0, 10).map((line) => line.trim()), `at ${place}`]);
});

test('a test that did not end is told as that', () => {
  const report = { testResults: [{ name: file('a.test.ts'), status: 'failed', assertionResults: [ran('hangs', 60_000, 'failed', [`Error: STACK_TRACE_ERROR\n    at task (file://${root}/node_modules/@vitest/runner/x.js:1:2)\n    at ${file('a.test.ts')}:28:1`])] }] };
  expect(testsOf('a.json', report)).toMatchObject([{ why: '        Error: it was not done in its time\n        at libs/a.test.ts:28' }]);
});

test('a test that was left out is one that failed', () => {
  const report = { testResults: [{ name: file('a.test.ts'), status: 'passed', assertionResults: [ran('later', 0, 'pending')] }] };
  expect(testsOf('a.json', report)).toMatchObject([{ name: 'a: later', passed: false }]);
});

test('a file that could not be loaded counts as one failed test', () => {
  const report = { testResults: [{ name: file('b.test.ts'), status: 'failed', message: 'no such module', assertionResults: [] }] };
  expect(testsOf('b.json', report)).toMatchObject([{ name: `b: ${file('b.test.ts')}`, file: 'libs/b.test.ts', passed: false, why: '        no such module' }]);
});

test('of Playwright’s report a spec counts once for each project that ran it; one that needed a second try has failed', () => {
  const tests = [
    { projectName: 'embedded', status: 'expected', results: [{ duration: 1000 }] },
    { projectName: 'postgres', status: 'flaky', results: [{ duration: 2000, error: { message: 'lost', location: { file: path.join(root, 'apps/web-e2e/src/a.spec.ts'), line: 6, column: 64 } } }, { duration: 500 }] },
    { projectName: 'editing', status: 'skipped', results: [] },
  ];
  const report = { stats: {}, config: { rootDir: path.join(root, 'apps/web-e2e/src') }, suites: [{ specs: [], suites: [{ specs: [{ title: 'walks', file: 'a.spec.ts', tests }] }] }] };
  expect(testsOf('e2e.json', report)).toEqual([
    { name: 'e2e [embedded]: walks', file: 'apps/web-e2e/src/a.spec.ts', seconds: 1, passed: true, why: '' },
    { name: 'e2e [postgres]: walks', file: 'apps/web-e2e/src/a.spec.ts', seconds: 2.5, passed: false, why: '        lost\n        at apps/web-e2e/src/a.spec.ts:6' },
  ]);
});

test('the slowest tests and files are listed, those with most first', () => {
  const tests = [['one', 'a', 1], ['two', 'a', 2.04], ['three', 'b', 2.5]].map(([name, from, seconds]) => ({ name: String(name), file: String(from), seconds: Number(seconds) }));
  expect(slowest(tests, 2)).toEqual(['Slowest tests, seconds', '    2.5  three', '    2.0  two', 'Slowest files (tests), seconds', '    3.0  a (2)', '    2.5  b (1)']);
});
