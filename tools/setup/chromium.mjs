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
];

/** Path of a Chromium on this machine (CHROME_PATH, then PATH), or undefined: then Playwright's own is used. */
export function chromium() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const name of ['chromium', 'chromium-browser', 'google-chrome', 'chrome']) {
      const file = path.join(folder, name);
      if (existsSync(file)) return file;
    }
  }
  return undefined;
}
