import path from 'node:path';
import process from 'node:process';
import type { ProvidedContext } from 'vitest';
import { configDefaults, defineConfig, type ViteUserConfig } from 'vitest/config';
import { playwright } from '@vitest/browser-playwright';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { chromium, chromiumArguments } from './chromium.mjs';

const root = path.resolve(import.meta.dirname, '../..');

const every = '**/*.test.{ts,tsx}';
/** Files that change the process they run in: they replace modules, or end it. */
const alone = '**/*.alone.test.ts';

type NodeTests = { include?: string; exclude?: string[]; provide?: ProvidedContext; maxWorkers?: number; execArgv?: string[] };

/**
 * Vitest for a project whose tests need no browser. `name` is the Nx project's name; its results land in reports/. Files
 * share the processes, so that what all of them load is loaded once (half the processor's time); *.alone.test.ts has its own.
 */
export function nodeTests(name: string, { include = every, exclude = [], ...more }: NodeTests = {}): ViteUserConfig {
  const { reporters, outputFile, ...rest } = reporting(name);
  const shared = { ...rest, ...more, environment: 'node' };
  const left = [...configDefaults.exclude, ...exclude];
  return defineConfig({
    test: {
      reporters,
      outputFile,
      projects: [
        { test: { ...shared, name, include: [include], exclude: [...left, alone], isolate: false } },
        { test: { ...shared, name: `${name}-alone`, include: [alone], exclude: left } },
      ],
    },
  });
}

// Bundled before the tests begin: what Vite finds in the middle of a run, it bundles anew and reloads, and a test that
// holds the former React then meets a second one.
const bundled = ['@hookform/resolvers/valibot', '@radix-ui/themes', '@simplewebauthn/browser', 'axe-core', 'react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', 'react-hook-form', 'react-i18next', 'i18next', 'valibot'];

/**
 * Vitest for a project that draws: its tests run in a real, headless Chromium. Files share a page, so that what all of them
 * load is loaded once (a quarter of the processor's time); where each needs one of its own, `test.isolate` is true. The device asks for reduced motion, but where the tests are about what `moves`. Packages that its tests load later are named in `config.optimizeDeps.include`.
 */
export function browserTests(name: string, config: ViteUserConfig = {}, { moves = false } = {}): ViteUserConfig {
  return defineConfig({
    ...config,
    plugins: [react(), refuseLateBundles(), ...(config.plugins ?? [])],
    optimizeDeps: { ...config.optimizeDeps, include: [...bundled, ...(config.optimizeDeps?.include ?? [])] },
    test: {
      ...reporting(name),
      setupFiles: ['without-owner-stacks.ts', 'other-day-page.ts', 'clean-page.ts'].map((file) => path.join(import.meta.dirname, file)),
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        isolate: config.test?.isolate ?? false,
        provider: playwright({
          actionTimeout: 60_000, // a press that finds nothing to press says so, and why, instead of standing still until the test's own bound
          launchOptions: { executablePath: chromium(), args: chromiumArguments },
          contextOptions: { reducedMotion: moves ? 'no-preference' : 'reduce' }, // a fifth of the processor's time, and no colour is judged while it fades; what moves is seen by the tests of libs/ui, libs/site and apps/web, and by the browser suite
        }),
        instances: [{ browser: 'chromium' }],
      },
      ...config.test,
      env: { ...config.test?.env, LONG: process.env['LONG'] ?? '', TEST_AHEAD: process.env['TEST_AHEAD'] ?? '' }, // last: nobody's own loses them
    },
  });
}

/** Fails the run that bundled a package late, also where its tests got through. */
function refuseLateBundles(): Plugin {
  return {
    name: 'refuse-late-bundles',
    configResolved({ logger }) {
      const tell = logger.info;
      logger.info = (message, options) => {
        tell(message, options);
        if (!message.includes('optimized dependencies changed')) return;
        console.error('FAILED  A package was bundled in the middle of the tests: name it in optimizeDeps.include of this vitest.config.ts. DEBUG=vite:deps says which.');
        process.exitCode = 1;
      };
    },
  };
}

function reporting(name: string) {
  return {
    name,
    include: [every],
    // Bounds for what hangs, not measures of speed: a busy machine must not turn a sound test red.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    reporters: [process.env['CI'] ? 'dot' : 'default', 'json'],
    outputFile: { json: path.join(root, 'reports', `${name}.json`) },
  } satisfies ViteUserConfig['test'];
}
