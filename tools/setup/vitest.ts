import path from 'node:path';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { playwright } from '@vitest/browser-playwright';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { chromium, chromiumArguments } from './chromium.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** Vitest for a project whose tests need no browser. `name` is the Nx project's name; its results land in reports/. */
export function nodeTests(name: string, more: ViteUserConfig['test'] = {}): ViteUserConfig {
  return defineConfig({ test: { ...reporting(name), environment: 'node', ...more } });
}

// Bundled before the tests begin: what Vite finds in the middle of a run, it bundles anew and reloads, and a test that
// holds the former React then meets a second one.
const bundled = ['@hookform/resolvers/valibot', '@radix-ui/themes', 'axe-core', 'react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', 'react-hook-form', 'react-i18next', 'i18next', 'valibot'];

/** Vitest for a project that draws: its tests run in a real, headless Chromium. Packages that its tests load later are named in `config.optimizeDeps.include`. */
export function browserTests(name: string, config: ViteUserConfig = {}): ViteUserConfig {
  return defineConfig({
    ...config,
    plugins: [react(), refuseLateBundles(), ...(config.plugins ?? [])],
    optimizeDeps: { ...config.optimizeDeps, include: [...bundled, ...(config.optimizeDeps?.include ?? [])] },
    test: {
      ...reporting(name),
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: { executablePath: chromium(), args: chromiumArguments } }),
        instances: [{ browser: 'chromium' }],
      },
      ...config.test,
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

function reporting(name: string): ViteUserConfig['test'] {
  return {
    name,
    include: ['**/*.test.{ts,tsx}'],
    // Bounds for what hangs, not measures of speed: a busy machine must not turn a sound test red.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: [process.env['CI'] ? 'dot' : 'default', 'json'],
    outputFile: { json: path.join(root, 'reports', `${name}.json`) },
  };
}
