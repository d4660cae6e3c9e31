import { browserTests } from '../../tools/setup/vitest.ts';

export default browserTests('client', { optimizeDeps: { include: ['fast-check'] } });
