import { browserTests } from '../../tools/setup/vitest.ts';

export default browserTests('opportunities');
