// Reads what a test run has written: Vitest's JSON and Playwright's, each as a list of tests.
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Every test of a report: { name, file, seconds, passed, why }. A file that could not even be loaded counts as one that failed. */
export function testsOf(name, report) {
  const suite = path.basename(name, '.json');
  return report.stats ? fromPlaywright(suite, report) : fromVitest(suite, report);
}

function fromVitest(suite, report) {
  return report.testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const tests = assertionResults.map((test) => ({
      name: `${suite}: ${test.fullName}`,
      file: here(file),
      seconds: (test.duration ?? 0) / 1000,
      passed: test.status === 'passed',
      why: why(test.failureMessages),
    }));
    const isBroken = status !== 'passed' && tests.every(({ passed }) => passed);
    return isBroken ? [...tests, { name: `${suite}: ${file}`, file: here(file), seconds: 0, passed: false, why: why([message]) }] : tests;
  });
}

/** One spec has a test for each project that runs it; its own `ok` is that of the first. */
function fromPlaywright(suite, report) {
  return flatSpecs(report.suites).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ projectName, status, results }) => ({
        name: `${suite} [${projectName}]: ${title}`,
        file: here(path.resolve(report.config?.rootDir ?? '', file)),
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        passed: status === 'expected',
        why: why(results.map((result) => result.error?.message), placeIn(results.find((result) => result.error)?.error.location)),
      })),
  );
}

function placeIn(location) {
  return location && `${here(location.file)}:${location.line}`;
}

function flatSpecs(suites = []) {
  return suites.flatMap((suite) => [...suite.specs, ...flatSpecs(suite.suites)]);
}

/** The first lines of what a test said, and the line of ours where it said it, so that the end of a log is enough to begin with. */
function why(messages = [], place = undefined) {
  const lines = stripVTControlCharacters(messages.filter(Boolean).join('\n')).split('\n').filter((line) => line.trim());
  // Vitest's report has this name in place of the sentence that a test timed out
  const said = lines.filter((line) => !isFrame(line)).slice(0, 11);
  const at = place ?? placeOf(lines.find((line) => isFrame(line) && !line.includes('node_modules')));
  return [...said.map((line) => line.replace('STACK_TRACE_ERROR', 'it was not done in its time')), ...(at ? [`at ${at}`] : [])].map((line) => `        ${line.slice(0, 300)}`).join('\n');
}

function isFrame(line) {
  return /^\s+at .*:\d+:\d+\)?$/.test(line) || /^\s+at .*<anonymous>\)?$/.test(line);
}

/** Where a frame of Node's or a browser's stack points to, as a path of the repository. */
function placeOf(frame = '') {
  const [, file, line] = /(?:file:\/\/|https?:\/\/[^/]+(?:\/@fs)?)?(\/[^\s?()]+?|[A-Z]:[^\s?()]+?)(?:\?[^:\s]*)?:(\d+):\d+\)?$/.exec(frame) ?? [];
  return file && `${here(file)}:${line}`;
}

function here(file) {
  return path.relative(path.resolve(import.meta.dirname, '../..'), file).replaceAll('\\', '/');
}
