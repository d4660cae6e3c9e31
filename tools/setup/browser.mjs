// Finds a browser for the tests, or installs one: CHROME_PATH, a Chromium on PATH, Playwright's own download, Debian's package.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { chromium as playwright } from '@playwright/test';
import { chromium, hasShell } from './chromium.mjs';
import { canInstall, install } from './debian.mjs';

/** Path of a browser that starts; installs one where there is none, and says what to do where that fails. `whole` is the one people use. */
export function ensureBrowser({ whole = false } = {}) {
  if (!whole && !process.env.CHROME_PATH && !hasShell() && canInstall) install('chromium-headless-shell');
  const found = chromium({ whole }) ?? own();
  if (found) return found;
  console.log('No browser found. Trying Playwright’s own …');
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 240_000 });
  if (own()) return own();
  if (canInstall) install('chromium');
  if (chromium({ whole })) return chromium({ whole });
  throw new Error('The browser tests need Chromium: install it (apt-get install chromium) or set CHROME_PATH to one.');
}

function own() {
  const path = playwright.executablePath();
  return path && existsSync(path) ? path : undefined;
}
