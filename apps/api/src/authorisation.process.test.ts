import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { applicationFolder } from './core/files.ts';
import { guards, matrix, removeGuard } from './testing/guards/guards.ts';

// Who guards the guards: the authorisation matrix, or the tests of what takes two steps, run again without each of them and must fail.
const all = guards.map((_, place) => place);
// One removal starts the whole matrix anew, ten seconds: the ordinary run takes one, the long one all.
const isLong = process.env['LONG'] !== undefined;
const tried = isLong ? all : all.slice(1, 2);
const vitest = path.join(path.dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');

type Report = { numTotalTests: number; numFailedTests: number; numPassedTests: number };

async function runWithout(place: number): Promise<Report> {
  const child = spawn(process.execPath, [vitest, 'run', '--config', path.join(import.meta.dirname, 'testing/guards/vitest.config.ts')], {
    env: { ...process.env, REMOVE: String(place), VITEST: undefined, TEST_DATABASE: undefined },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const json = output.slice(output.indexOf('{"'));
  return JSON.parse(json) as Report; // the JSON reporter's
}

/** How many tests there are at least: a server that cannot even start would prove nothing. */
const least = (place: number) => ((guards[place]?.suite ?? matrix) === matrix ? 400 : 2);

test('every guard is where the list says', () => {
  const root = path.resolve(applicationFolder, '../..');
  const moved = guards.flatMap((guard) => {
    try {
      return removeGuard(readFileSync(path.join(root, guard.file), 'utf8'), guard) === '' ? [guard.name] : [];
    } catch (error) {
      return [String(error)];
    }
  });
  expect(moved).toEqual([]);
});

// In the ordinary run the matrix itself says so.
if (isLong) {
  test('with every guard in place the matrix holds', async () => {
    const { numTotalTests, numFailedTests } = await runWithout(-1);
    expect(numFailedTests).toBe(0);
    expect(numTotalTests).toBeGreaterThan(400);
  });
}

const caught: number[] = [];
test.each(tried.map((place) => [guards[place]?.name ?? '', place] as const))('it is missed when it is gone: %s', async (_, place) => {
  const { numTotalTests, numFailedTests } = await runWithout(place);
  expect(numTotalTests).toBeGreaterThan(least(place));
  expect(numFailedTests).toBeGreaterThan(0);
  caught.push(place);
});

test('every guard that was removed was missed', () => {
  console.log(`guards: ${caught.length} of ${tried.length} removals caught`);
  expect(caught).toEqual(tried);
});
