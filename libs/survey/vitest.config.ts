import { browserTests } from '../../tools/setup/vitest.ts';

// Named so that they are bundled before the tests: found in the middle, they would reload the page under a test.
export default browserTests('survey', {
  optimizeDeps: { include: ['fast-check'] },
});
