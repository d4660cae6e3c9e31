import { browserTests } from '../../tools/setup/vitest.ts';

// Named so that they are bundled before the tests: found in the middle, they would reload the page under a test.
export default browserTests('auth', {
  optimizeDeps: { include: ['axe-core', 'react-hook-form', '@hookform/resolvers/valibot'] },
  test: { env: { LONG: process.env['LONG'] ?? '' } },
});
