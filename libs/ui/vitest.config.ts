import { browserTests } from '../../tools/setup/vitest.ts';

// A page for each file: some bring styles of their own.
export default browserTests('ui', { test: { isolate: true } }, { moves: true });
