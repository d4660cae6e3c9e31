import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch } from './browser.ts';
import { median, ms, printTable } from './table.ts';

const port = 4376;
const edits = 9;

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
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}/login`);
    const file = path.join(content, 'interface/auth.json');
    const original = readFileSync(file, 'utf8');
    await page.getByText('Pick up where you left off.').waitFor({ timeout: 60_000 });
    await page.getByLabel('Email').fill('half-typed@example.com');
    const times: number[] = [];
    for (let edit = 0; edit < edits; edit += 1) {
      const words = `Edited ${edit}`;
      const shown = page.waitForFunction((text) => document.body.innerText.includes(text), words, { polling: 'raf', timeout: 20_000 });
      await page.waitForTimeout(400);
      const saved = performance.now();
      writeFileSync(file, original.replace('Pick up where you left off.', words));
      await shown;
      times.push(performance.now() - saved);
    }
    const kept = (await page.getByLabel('Email').inputValue()) === 'half-typed@example.com';
    printTable(`Content edit → screen, ${edits} edits (ms)`, ['what', 'median', 'worst', 'goal', 'typed text kept'], [
      ['a word of the login page', ms(median(times)), ms(Math.max(...times)), '60', kept ? 'yes' : 'NO'],
    ]);
  } finally {
    await browser.close();
    const ended = new Promise((resolve) => loop.once('exit', resolve));
    loop.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (await fetch(url).then((answer) => answer.ok, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer within a minute`);
}
