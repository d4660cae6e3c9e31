import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { answering, startingTime } from './answering.ts';
import { test } from './test.ts';

const programs = {
  /** What `npm run dev` starts: pages and server. */
  loop: { command: () => ['tools/setup/develop.mjs'], answers: '/api/health' },
  /** The pages alone. */
  pages: { command: (port: number) => ['node_modules/vite/bin/vite.js', '--config', 'apps/web/vite.config.ts', '--port', String(port), '--strictPort', 'apps/web'], answers: '/favicon.svg' },
};

/** A copy of content/ that the tests of a file may edit, and a program that follows it at `port` while they run. */
export function editCopy(port: number, program: keyof typeof programs, prepare?: () => Promise<void>): { folder: string; content: string } {
  const folder = path.join(tmpdir(), `bridge-editing-${port}`);
  const content = path.join(folder, 'content');
  const { command, answers } = programs[program];
  let running: ChildProcess | undefined;

  test.beforeAll(async () => {
    test.setTimeout(startingTime);
    rmSync(folder, { recursive: true, force: true }); // of a run that was killed
    cpSync('content', content, { recursive: true });
    await prepare?.();
    running = spawn('node', command(port), {
      env: { ...process.env, PORT: String(port), API_PORT: String(port + 1), CONTENT_FOLDER: content, DATA_FOLDER: path.join(folder, 'data') },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await answering(`http://localhost:${port}${answers}`, running);
  });

  test.afterAll(async () => {
    if (running) {
      const ended = new Promise((resolve) => running?.once('exit', resolve));
      running.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  });

  return { folder, content };
}

/** Opens a page and waits until it hears of edits: one that comes before is in the next page that is opened. */
export async function openLive(page: Page, address: string): Promise<void> {
  const connected = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto(address);
  await connected;
}
