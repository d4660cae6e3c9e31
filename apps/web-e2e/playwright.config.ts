import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromium, chromiumArguments } from '@bridge/setup/chromium';
import { longestStart } from './src/answering.ts';
import { products } from './src/products.ts';

const root = path.resolve(import.meta.dirname, '../..');
const isLong = process.env['LONG'] !== undefined;
// What takes minutes by itself is in the long run: axe on every public page, on the account screens with their problems and on every step of booking and onboarding, the mentors', talent's and partner's rooms by keyboard alone, opportunities from the post to the applicant, the computed styles of public pages, generating with a provider, the walk through every screen, the forms of /content, public pages that follow an edit while they are open, a whole language made of a folder, the longest names on a mentor's and a partner's pages, and every journey and the talent's and partner's rooms once more on PostgreSQL.
const editing = isLong ? '**/editing*.spec.ts' : '**/editing.spec.ts';
const notNow = isLong ? ['**/editing*.spec.ts'] : ['**/editing*.spec.ts', '**/public-access.spec.ts', '**/account-access.spec.ts', '**/mentors.spec.ts', '**/journey-rooms.spec.ts', '**/journey-mentors.spec.ts', '**/opportunities.spec.ts', '**/public-styles.spec.ts', '**/generation.spec.ts', '**/walk.spec.ts'];
const onPostgres = isLong ? ['**/journey*.spec.ts', '**/career-editing.spec.ts', '**/sharing.spec.ts', '**/opportunities.spec.ts'] : '**/journey.spec.ts';

// Suites run on the built product and the embedded database; the first journey on PostgreSQL, too.
export default defineConfig({
  testDir: './src',
  outputDir: path.join(root, 'test-results'),
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 240_000, // bounds for what hangs: a slow, busy machine takes many times as long as a quiet one
  expect: { timeout: 60_000 },
  reporter: [['line'], ['json', { outputFile: path.join(root, 'reports/e2e.json') }]],
  use: {
    locale: 'en-GB',
    timezoneId: 'Africa/Lagos',
    serviceWorkers: 'block', // a worker's requests pass by what a test puts in the network's place; offline.spec.ts lets it work
    actionTimeout: 60_000,
    navigationTimeout: 90_000,
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off', // tracing slows every test by a fifth; TRACE=1 shows what a failing one saw
    launchOptions: { executablePath: chromium(), args: chromiumArguments },
  },
  projects: [
    { name: 'embedded', testIgnore: notNow, use: { baseURL: products.embedded.url } },
    ...(process.env['TEST_POSTGRES_URL'] ? [{ name: 'postgres', testMatch: onPostgres, use: { baseURL: products.postgres.url } }] : []),
    { name: 'editing', testMatch: editing },
  ],
  webServer: Object.entries(products)
    .filter(([database]) => database === 'embedded' || process.env['TEST_POSTGRES_URL'])
    .map(([database, { url }]) => ({
      command: `node apps/web-e2e/src/serve-product.ts ${database}`,
      cwd: root,
      url: `${url}/api/health`,
      timeout: longestStart,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
      stdout: 'ignore' as const,
      stderr: 'pipe' as const,
    })),
});
