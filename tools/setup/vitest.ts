import path from 'node:path';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { playwright } from '@vitest/browser-playwright';
import react from '@vitejs/plugin-react';
import { chromium, chromiumArguments } from './chromium.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** Vitest for a project whose tests need no browser. `name` is the Nx project's name; its results land in reports/. */
export function nodeTests(name: string, more: ViteUserConfig['test'] = {}): ViteUserConfig {
  return defineConfig({ test: { ...reporting(name), environment: 'node', ...more } });
}

/** Vitest for a project that draws: its tests run in a real, headless Chromium. */
export function browserTests(name: string, config: ViteUserConfig = {}): ViteUserConfig {
  return defineConfig({
    ...config,
    plugins: [react(), ...(config.plugins ?? [])],
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
