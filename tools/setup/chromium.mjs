// The one place that knows which browser the tests and measurements drive.
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** Arguments that keep a headless Chromium quiet: no call of its own to any host. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--font-render-hinting=slight', // letters as a browser with windows draws them: pictures of pages are the same in both
];

const withWindows = ['chromium', 'chromium-browser', 'google-chrome', 'chrome'];
const withoutWindows = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * Path of a Chromium on this machine (CHROME_PATH, then PATH), or undefined: then Playwright's own is used. Tests take the
 * one without windows where it is there, the same engine for a fifth less of the processor's time; `whole` is the one people use.
 */
export function chromium({ whole = false } = {}) {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  return onPath([...(whole ? [] : withoutWindows), ...withWindows]);
}

/** Whether tests have a Chromium that draws no windows. */
export function hasShell() {
  return onPath(withoutWindows) !== undefined;
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
}
