import { nodeTests } from './vitest.ts';

export default nodeTests('setup');
