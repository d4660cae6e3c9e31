import { nodeTests } from './vitest.ts';

export default nodeTests('setup', { testTimeout: 120_000 });
