import { browserTests } from '../../tools/setup/vitest.ts';

// A page for each file: what a public page loads is counted (weight.test.tsx).
// Named so that they are bundled before the tests: found in the middle, they would reload the page under a test.
export default browserTests(
  'site',
  {
    optimizeDeps: { include: ['react-dom/server.browser'] },
    test: { isolate: true },
  },
  { moves: true },
);
