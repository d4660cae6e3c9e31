import { nodeTests } from '../setup/vitest.ts';

export default nodeTests('package');
