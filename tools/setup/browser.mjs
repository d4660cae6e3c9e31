// Finds a browser for the tests, or installs one: CHROME_PATH, a Chromium on PATH, Playwright's own download, Debian's package.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { chromium as playwright } from '@playwright/test';
import { chromium } from './chromium.mjs';

/** Path of a browser that starts; installs one where there is none, and says what to do where that fails. */
export function ensureBrowser() {
  const found = chromium() ?? own();
  if (found) return found;
  console.log('No browser found. Trying Playwright’s own …');
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 240_000 });
  if (own()) return own();
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Debian’s Chromium …');
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env: environment });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
    if (chromium()) return chromium();
  }
  throw new Error('The browser tests need Chromium: install it (apt-get install chromium) or set CHROME_PATH to one.');
}

function own() {
  const path = playwright.executablePath();
  return path && existsSync(path) ? path : undefined;
}
