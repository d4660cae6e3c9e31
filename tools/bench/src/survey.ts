import { createServer } from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { contract } from '@bridge/model';
import { serverFlags } from '@bridge/setup/server-flags';
import { launch, openPhone, tapToPaint } from './browser.ts';
import { startServer } from './cpu.ts';
import { median, ms, printTable } from './table.ts';

const runs = 5;
const port = 4374;
const product = `http://localhost:${port}`;
const talent = { email: 'talent2@demo.example', password: 'demo-talent-2' };

/** Next tapped → next question painted, eleven taps, beside a hand-written page with the same twelve questions, interleaved. */
export async function measureSurvey(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bridge-bench-'));
  const server = await startServer([...serverFlags, 'apps/api/dist/main.js'], { PORT: String(port), DATA_FOLDER: folder }, product + contract.health.path);
  const limit = createServer((_, response) => response.setHeader('content-type', 'text/html').end(readFileSync('tools/bench/limit/survey/index.html'))).listen(port + 1, '127.0.0.1');
  const browser = await launch();
  const found: Record<'ours' | 'limit', number[][]> = { ours: [], limit: [] };
  try {
    for (let run = -1; run < runs; run += 1) {
      const limitRun = await walkLimit(browser);
      const ourRun = await walkProduct(browser);
      if (run < 0) continue; // the first run warms up and is dropped
      found.limit.push(limitRun);
      found.ours.push(ourRun);
    }
  } finally {
    await browser.close();
    limit.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const row = (name: string, taps: number[][], goal: string) => [name, ms(median(taps.map(median))), ms(median(taps.map((run) => Math.max(...run)))), goal];
  printTable(`Survey: Next tapped → next question painted, CPU 4x, slow 4G, ${runs} runs (ms)`, ['survey', 'median of 11', 'worst of 11', 'goal'], [
    row('product', found.ours, '26 / 40'),
    row('hand-written limit', found.limit, '24 / 28 measured before'),
  ]);
}

async function walkLimit(browser: Browser): Promise<number[]> {
  const { page, throttle } = await openPhone(browser, `http://127.0.0.1:${port + 1}`);
  await page.goto('/');
  await throttle();
  const taps: number[] = [];
  for (let tap = 0; tap < 11; tap += 1) taps.push(await tapToPaint(page, '#nx', '#q'));
  await page.context().close();
  return taps;
}

async function walkProduct(browser: Browser): Promise<number[]> {
  const { page, throttle } = await openPhone(browser, product);
  await logIn(page);
  await page.getByRole('button', { name: /Take a survey|Continue where you left off|Retake Survey/ }).first().tap();
  const over = page.getByRole('dialog').getByRole('button', { name: 'Start over' });
  const wish = page.getByPlaceholder('To become a CEO...');
  await over.or(wish).first().waitFor(); // a round before left its answers: begin anew
  if (await over.isVisible()) await over.tap();
  await wish.fill('To lead');
  await page.getByRole('button', { name: 'Start Survey' }).tap();
  await throttle();
  const taps: number[] = [];
  for (let phase = 0; phase < 3; phase += 1) {
    await page.getByRole('button', { name: "Let's get started" }).tap();
    await page.getByText('1/4 questions').waitFor();
    for (let question = 0; question < (phase === 2 ? 3 : 4); question += 1) {
      await page.waitForTimeout(150);
      taps.push(await tapToPaint(page, '[role=dialog] button:has-text("Next")', '[role=dialog] :is(h1, h2)'));
    }
  }
  await page.context().close();
  return taps;
}

async function logIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(talent.email);
  await page.getByLabel('Password', { exact: true }).fill(talent.password);
  await page.getByRole('button', { name: 'Sign In' }).tap();
  await page.waitForURL('**/talent/dashboard');
}
