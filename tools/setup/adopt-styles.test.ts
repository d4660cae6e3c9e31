import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium as playwright } from '@playwright/test';
import type { Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { adoptStyles } from './adopt-styles.ts';
import { chromium, chromiumArguments } from './chromium.mjs';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";
const parts = ['Dialog', 'Alert', 'Menu', 'Popover', 'Select'];

test('Radix parts keep to the policy once their styles are adopted', async () => {
  expect(await reports([adoptStyles()])).toEqual([]);
});

test('without it the policy is broken, so the test above can see', async () => {
  expect((await reports([])).join('\n')).toMatch(/Content Security Policy|TrustedHTML/);
});

/** Builds the page with these plugins, opens every part on it under the policy, and returns what the browser refused. */
async function reports(plugins: Plugin[]): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'policy-'));
  await build({
    root: path.join(import.meta.dirname, 'fixtures/policy'),
    configFile: false,
    logLevel: 'error',
    plugins: [react(), ...plugins],
    build: { outDir: folder, emptyOutDir: true, modulePreload: false, minify: false },
  });
  const server = createServer(async (request, response) => {
    const name = request.url === '/' ? 'index.html' : (request.url ?? '').slice(1);
    const type = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }[path.extname(name)] ?? 'text/plain';
    response.writeHead(200, { 'content-type': type, 'content-security-policy': policy });
    response.end(await readFile(path.join(folder, name)).catch(() => ''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await playwright.launch({ executablePath: chromium(), args: chromiumArguments });
  const refused: string[] = [];
  const { promise: firstRefused, resolve: refuse } = Promise.withResolvers<void>();
  try {
    const page = await browser.newPage();
    page.on('console', (message) => {
      if (!/Content Security Policy|TrustedHTML|Trusted Type/i.test(message.text())) return;
      refused.push(message.text());
      refuse();
    });
    page.on('pageerror', (error) => refused.push(error.message));
    const { port } = server.address() as AddressInfo; // listening on TCP, so not a pipe's name
    const opened = openAll(page, `http://127.0.0.1:${port}/`).catch((error: unknown) => void refused.push(String(error)));
    await Promise.race([opened, firstRefused]); // a part that the policy broke does not open: half a minute would pass
  } finally {
    await browser.close();
    server.close();
    await rm(folder, { recursive: true });
  }
  return refused;
}

async function openAll(page: Page, address: string) {
  await page.goto(address);
  for (const name of parts) await openAndClose(page, name);
  await page.getByRole('button', { name: 'Tooltip' }).hover();
  await page.getByRole('tooltip').waitFor();
}

async function openAndClose(page: Page, name: string) {
  const trigger = page.locator('button', { hasText: name }).or(page.getByRole('combobox', { name }));
  await trigger.click();
  await page.getByText('Shown', { exact: true }).last().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').or(page.getByRole('menu')).waitFor({ state: 'detached' });
}
