import process from 'node:process';
import { nodeTests } from '../setup/vitest.ts';

// What installs packages of Debian, or packs the whole product, belongs to the long run.
export default nodeTests('package', { exclude: process.env['LONG'] ? [] : ['**/*.long.test.ts'] });
