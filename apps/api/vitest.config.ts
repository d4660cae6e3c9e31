import { nodeTests } from '../../tools/setup/vitest.ts';

// Two engines, two reports: TEST_DATABASE=postgres runs the same tests on a PostgreSQL server.
const name = process.env['TEST_DATABASE'] === 'postgres' ? 'api-postgres' : 'api';
export default nodeTests(name, { testTimeout: 30_000, hookTimeout: 60_000, maxWorkers: 2 });
