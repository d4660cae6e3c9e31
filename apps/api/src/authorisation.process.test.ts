import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { guards } from './testing/guards/guards.ts';

// Who guards the guards: the authorisation matrix is run again without each of them, and must fail every time.
const all = guards.map((_, place) => place);
const tried = process.env['LONG'] ? all : [1, 6];
const vitest = path.join(path.dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');

type Report = { numTotalTests: number; numFailedTests: number; numPassedTests: number };

async function matrixWithout(place: number): Promise<Report> {
  const child = spawn(process.execPath, [vitest, 'run', '--config', path.join(import.meta.dirname, 'testing/guards/vitest.config.ts')], {
    env: { ...process.env, REMOVE: String(place), VITEST: undefined, TEST_DATABASE: undefined },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const json = output.slice(output.indexOf('{"'));
  return JSON.parse(json) as Report; // the JSON reporter's
}

test('with every guard in place the matrix holds', { timeout: 120_000 }, async () => {
  const { numTotalTests, numFailedTests } = await matrixWithout(-1);
  expect(numFailedTests).toBe(0);
  expect(numTotalTests).toBeGreaterThan(400);
});

const caught: number[] = [];
test.each(tried.map((place) => [guards[place]?.name ?? '', place] as const))('the matrix fails without: %s', { timeout: 120_000 }, async (_, place) => {
  const { numTotalTests, numFailedTests } = await matrixWithout(place);
  expect(numTotalTests).toBeGreaterThan(400); // it did run: a server that cannot even start would prove nothing
  expect(numFailedTests).toBeGreaterThan(0);
  caught.push(place);
});

test('every guard that was removed was missed', () => {
  console.log(`guards: ${caught.length} of ${tried.length} removals caught by the matrix`);
  expect(caught).toEqual(tried);
});
