import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { launch } from './browser.ts';
import { median, ms, printTable } from './table.ts';

const port = 4376;
const edits = 9;

type Edited = {
  what: string;
  at: string;
  /** The file of content/, and the text in it that is replaced. */
  file: string;
  text: string;
  /** A field or a part of the page that has to keep its state: how it is changed, and whether it still is. */
  prepare: string;
  keeps: string;
};

const places: Edited[] = [
  {
    what: 'a word of the login page',
    at: '/login',
    file: 'interface/auth.json',
    text: 'Pick up where you left off.',
    prepare: `document.querySelector('input[name=email]').value = 'half-typed'`,
    keeps: `document.querySelector('input[name=email]').value === 'half-typed'`,
  },
  {
    what: 'a block of the home page',
    at: '/',
    file: 'pages/home.json',
    text: 'One bridge, three ways on',
    prepare: `document.querySelector('details:not([open])').open = true; window.scrollTo(0, 500)`,
    keeps: `document.querySelectorAll('details[open]').length > 0 && scrollY === 500`,
  },
  {
    what: 'a sentence of a post (MDX)',
    at: '/blog/project-based-learning',
    file: 'blog/project-based-learning.mdx',
    text: 'This is not an argument against reading.',
    prepare: `window.scrollTo(0, 500)`,
    keeps: `scrollY === 500`,
  },
];

/** A text of content/ saved → the new text on screen, in the editing loop, on a copy of content/. */
export async function measureEdit(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bridge-bench-'));
  const content = path.join(folder, 'content');
  cpSync('content', content, { recursive: true });
  const loop = spawn('node', ['tools/setup/develop.mjs'], {
    env: { ...process.env, PORT: String(port), API_PORT: String(port + 1), CONTENT_FOLDER: content, DATA_FOLDER: path.join(folder, 'data') },
    stdio: 'ignore',
  });
  const browser = await launch();
  try {
    await answering(`http://localhost:${port}/api/health`);
    const rows = [];
    for (const place of places) rows.push(await measure(browser, place, path.join(content, place.file)));
    printTable(`Content edit → screen, ${edits} edits (ms)`, ['what', 'median', 'worst', 'goal', 'state kept'], rows);
  } finally {
    await browser.close();
    const ended = new Promise((resolve) => loop.once('exit', resolve));
    loop.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(browser: Browser, { what, at, text, prepare, keeps }: Edited, file: string): Promise<string[]> {
  const page = await browser.newPage();
  await page.goto(`http://localhost:${port}${at}`);
  await page.getByText(text).first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(1000);
  await page.evaluate(prepare);
  const original = readFileSync(file, 'utf8');
  const times: number[] = [];
  for (let edit = 0; edit < edits; edit += 1) {
    const words = `Edited ${edit}`;
    const shown = page.waitForFunction((wanted) => document.body.innerText.includes(wanted), words, { polling: 'raf', timeout: 20_000 });
    await page.waitForTimeout(400);
    const saved = performance.now();
    writeFileSync(file, original.replace(text, words));
    await shown;
    times.push(performance.now() - saved);
  }
  const kept = await page.evaluate<boolean>(keeps);
  await page.close();
  return [what, ms(median(times)), ms(Math.max(...times)), '60', kept ? 'yes' : 'NO'];
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (await fetch(url).then((answer) => answer.ok, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer within a minute`);
}
