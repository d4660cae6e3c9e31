import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { enginesHere } from './engines.ts';
import { dialogsAndBack, leaving, narrowing, newcomer, publicPages, type Journey } from './journeys.ts';
import { Walker } from './walker.ts';

const journeys: Record<string, Journey> = { 'public pages': publicPages, 'an account and the survey': newcomer, 'dialogs and Back': dialogsAndBack, 'narrower and wider': narrowing, 'leaving what still loads': leaving };
/** How a browser says that it has broken a file of a page off: of a module, and, in Firefox, of whatever a service worker was bringing. */
const brokenOff = /dynamically imported module|Failed to load .+\/(?:assets|content)\/.+ServiceWorker intercepted the request and encountered an unexpected error/;
const sizes = process.env['LONG'] === undefined ? [360] : [360, 1280];

// One test an engine and width: starting a browser takes as long as a journey. What this machine has not got is said by tools/setup/engines.mjs.
// WebKit is left out until a page that is gone back to answers its driver: docs/browsers.md.
for (const { name, start } of enginesHere().filter((engine) => engine.name !== 'webkit')) {
  for (const width of sizes) {
    test(`${name} at ${width}: ${Object.keys(journeys).join(', ')}`, async ({ baseURL }, { outputDir }) => {
      test.setTimeout(600_000);
      const driver = await start();
      try {
        await driver.size(width, 800);
        for (const [what, journey] of Object.entries(journeys)) {
          await test.step(what, async () => {
            await journey(new Walker(driver, baseURL ?? ''), width).catch(async (error: unknown) => {
              mkdirSync(outputDir, { recursive: true });
              writeFileSync(path.join(outputDir, `${name}.png`), await driver.picture());
              throw error;
            });
            // What is left while it loads is broken off by the browser, and said to be. A file that a page misses is seen in what the walk looks for.
            expect(driver.faults().filter((fault) => !brokenOff.test(fault)), what).toEqual([]);
          });
        }
      } finally {
        await driver.close();
      }
    });
  }
}
