import { nodeTests } from '../setup/vitest.ts';

export default nodeTests('share-image');
