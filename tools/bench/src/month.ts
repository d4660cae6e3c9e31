import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { contract } from '@bridge/model';
import { serverFlags } from '@bridge/setup/server-flags';
import { launch, phoneContext } from './browser.ts';
import { startServer } from './cpu.ts';
import { createCertificate, serveFront } from './front.ts';
import { printTable } from './table.ts';

const port = 4380;
const product = `https://localhost:${port + 1}`;
const goal = 1_500_000;
const visits = 10;
/** So long a page is left alone before it is closed (ms): what is fetched when idle is a part of its visit. */
const idle = 6000;

/** What a month of normal use costs a phone that had never been here: all bytes of all its connections, both ways, as they pass the server's door (TLS, headers, and what is fetched when idle). */
export async function measureMonth(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bridge-bench-'));
  const server = await startServer([...serverFlags, 'apps/api/dist/main.js'], { PORT: String(port), DATA_FOLDER: folder }, `http://localhost:${port}${contract.health.path}`);
  const { pair, argument } = createCertificate();
  const front = serveFront(pair, port + 1, port);
  const browser = await launch(argument);
  const rows: [string, number, number][] = [];
  try {
    const context = await browser.newContext({ ...phoneContext, baseURL: product });
    const step = async (name: string, work: (page: Page) => Promise<void>) => {
      const before = front.passed();
      const page = await context.newPage();
      await work(page);
      await page.waitForTimeout(idle);
      await page.close();
      const after = front.passed();
      rows.push([name, after.down - before.down, after.up - before.up]);
    };
    await step('sign-up, survey, plan', begin);
    for (let visit = 1; visit <= visits; visit += 1) await step(`visit ${visit}, a tick`, tick);
    await step('booking', (page) => book(page, context));
  } finally {
    await browser.close();
    front.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const [first, last] = [rows.slice(0, 2), rows.slice(2)];
  const sum = (which: 1 | 2) => rows.reduce((total, row) => total + row[which], 0);
  const later = last.slice(0, -1);
  const mean = (which: 1 | 2) => later.reduce((total, row) => total + row[which], 0) / later.length;
  const all = sum(1) + sum(2);
  printTable('A month of normal use on a new phone, every byte on the wire (KB)', ['what', 'down', 'up'], [
    ...[...first, [`visits 2 to ${visits}, each with a tick (mean)`, mean(1), mean(2)] as const, ...last.slice(-1)].map(([name, down, up]) => [name, kilobytes(down), kilobytes(up)]),
    ['all of it', kilobytes(sum(1)), kilobytes(sum(2))],
    [`together (goal ${kilobytes(goal)})`, kilobytes(all), ''],
  ]);
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

async function begin(page: Page): Promise<void> {
  await page.goto('/');
  await page.goto('/signup?role=TALENT');
  for (const [label, text] of Object.entries({ 'First name': 'Bench', 'Last name': 'Talent', Email: 'month@example.com', 'Birth month': '4', 'Birth year': '1990' })) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('Password', { exact: true }).fill('a bench of twelve stones');
  await page.getByLabel('I am 16 or older and I accept the terms and the privacy notice').check();
  await page.getByRole('button', { name: 'Sign Up' }).tap();
  await page.waitForURL('**/talent/dashboard');
  await page.getByRole('button', { name: /^Take a survey/ }).first().tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByPlaceholder('To become a CEO...').fill('To lead a data team');
  await dialog.getByRole('button', { name: 'Start Survey' }).tap();
  for (let phase = 1; phase <= 3; phase += 1) {
    await dialog.getByRole('button', { name: "Let's get started" }).tap();
    for (let question = 1; question <= 4; question += 1) {
      await dialog.getByText(`${question}/4 questions`).waitFor();
      await page.waitForTimeout(600); // a person reads: two taps at one place within half a second are a double tap
      await answer(page);
      await dialog.getByRole('button', { name: /^(?:Next|Next Phase|Submit)$/ }).tap();
    }
  }
  await dialog.getByRole('button', { name: 'Generate Blueprint' }).tap();
  await page.getByRole('button', { name: 'Save Blueprint' }).tap();
  await page.getByText('Your personalized blueprint is ready!').waitFor();
}

async function answer(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  if (await dialog.getByRole('combobox').count()) await dialog.getByRole('combobox').selectOption({ index: 2 });
  else if (await dialog.getByRole('checkbox').count()) await dialog.getByRole('checkbox').first().check();
  else if (await dialog.getByRole('radio').count()) await dialog.getByRole('radio').first().check();
  else await dialog.getByRole('textbox').fill('Nursing');
}

async function tick(page: Page): Promise<void> {
  await page.goto('/talent/career');
  await page.getByRole('button', { name: 'Mark as Completed' }).first().tap();
  await page.getByText('Task completed successfully').or(page.getByRole('heading', { name: /^Year \d stands$/ })).first().waitFor(); // the sixth of a year is a moment of its own
}

async function book(page: Page, context: BrowserContext): Promise<void> {
  await verify(page, context);
  await page.goto('/talent/mentorship');
  await page.locator('article.br-mentor a').first().tap();
  await page.getByRole('button', { name: 'Book Session' }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Go to / }).tap();
  await dialog.getByRole('group', { name: /^Times in/ }).getByRole('radio').first().check();
  await dialog.getByLabel('Reason').fill('How to begin with data.');
  await dialog.getByRole('button', { name: 'Next' }).tap();
  await dialog.getByRole('radio', { name: /^Standard Plan/ }).check();
  await dialog.getByRole('button', { name: 'Request session' }).tap(); // the first of the list takes nothing
  await dialog.getByRole('button', { name: 'Done' }).waitFor();
}

/** Types the code that was mailed on signing up; it is read past the door, as a mail is no part of this. */
async function verify(page: Page, context: BrowserContext): Promise<void> {
  const outbox = await context.request.get(`http://localhost:${port}/dev/outbox`);
  const code = /is (\d{4})\./.exec((await outbox.text()).split('month@example.com')[1] ?? '')?.[1];
  if (code === undefined) throw new Error('No mail with a code was queued.');
  await page.goto('/talent/dashboard');
  await page.getByRole('link', { name: 'Verify your email' }).tap();
  await page.getByRole('textbox', { name: 'Digit 1 of 4' }).focus();
  await page.keyboard.type(code);
  await page.getByText('Email verification succesfull').waitFor();
}
