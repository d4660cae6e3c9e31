import { browserTests } from '../../tools/setup/vitest.ts';

// Named so that they are bundled before the tests: found in the middle, they would reload the page under a test.
const include = ['axe-core', 'react-hook-form', '@hookform/resolvers/valibot', '@radix-ui/themes', 'react-dom', 'valibot'];
export default browserTests('ui', { optimizeDeps: { include } });
