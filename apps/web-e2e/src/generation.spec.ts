import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answering, startingTime } from './answering.ts';
import { expectAccessible } from './axe.ts';
import { newcomer, signUp } from './people.ts';
import { generationPorts } from './products.ts';
import { answerEverything, openSurvey } from './survey.ts';
import { expect, test } from './test.ts';
import { startModel, type WritingModel } from './writing-model.ts';

// A provider writes, and the page shows it. The product and the provider are this file's own; the model goes on when the test says so.
const site = `http://localhost:${generationPorts.product}`;
const folder = mkdtempSync(path.join(tmpdir(), 'bridge-generation-'));
let model: WritingModel;
let product: ChildProcess;

test.use({ baseURL: site });
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(startingTime);
  model = await startModel(generationPorts.provider);
  const settings = { PORT: String(generationPorts.product), PUBLIC_URL: site, DATA_FOLDER: folder, AI_PROVIDER: 'openai-compatible', AI_BASE_URL: model.url, AI_MODEL: 'stub' };
  product = spawn('node', ['--liftoff-only', 'apps/api/dist/main.js'], { env: { ...process.env, ...settings }, stdio: 'ignore' });
  await answering(`${site}/api/health`, product);
});

test.afterAll(async () => {
  const ended = new Promise((resolve) => product.once('exit', resolve));
  if (product.kill('SIGTERM')) await ended;
  model.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the years appear as they are written, over closing and a reload, and become the blueprint', async ({ page }) => {
  await signUp(page, newcomer());
  await openSurvey(page);
  await answerEverything(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Generate Blueprint' }).click();
  await expect(dialog.getByRole('heading', { name: 'Generating Blueprint' })).toBeVisible();
  await expect(dialog.getByText("Please hold on a minute, we're getting your blueprint ready for you.").first()).toBeVisible();
  model.beginYear(1);
  await expect(dialog.getByText('Writing this year now')).toBeVisible();
  model.beginYear(3);
  await expect(dialog.getByRole('heading', { name: 'Year 2 Practice' })).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Year 3' })).toContainText('Writing this year now');
  await expect(dialog.getByText('Year 2 of 5 is written.')).toBeAttached();
  await expectAccessible(page, 'generating');

  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Generate Blueprint' }).first().click();
  await expect(dialog.getByRole('heading', { name: 'Year 2 Practice' })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Generate Blueprint' }).first().click();
  await expect(dialog.getByRole('heading', { name: 'Year 2 Practice' })).toBeVisible();
  model.beginYear(4);
  await expect(dialog.getByRole('heading', { name: 'Year 3 Depth' })).toBeVisible();
  model.finish();
  await expect(page.getByRole('dialog', { name: 'Career Blueprint' })).toBeVisible();
  await expect(dialog.getByText(model.vision)).toBeVisible();
  expect(model.asked).toBe(1);
});

test('a provider that fails ends in Regenerate Blueprint, and that succeeds', async ({ page }) => {
  model.isWilling = false;
  await signUp(page, newcomer());
  await openSurvey(page);
  await answerEverything(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Generate Blueprint' }).click();
  await expect(dialog.getByRole('button', { name: 'Regenerate Blueprint' })).toBeVisible();
  model.isWilling = true;
  await dialog.getByRole('button', { name: 'Regenerate Blueprint' }).click();
  await expect(dialog.getByText(model.vision)).toBeVisible();
});
