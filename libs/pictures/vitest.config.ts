import { nodeTests } from '../../tools/setup/vitest.ts';

export default nodeTests('pictures');
