import { globSync } from 'node:fs';
import { notReaching } from '../../tools/setup/reaches.ts';
import { nodeTests } from '../../tools/setup/vitest.ts';

// Two engines, two reports: TEST_DATABASE=postgres runs the same tests on a PostgreSQL server. Left out are those that
// only the other engine can run: *.process.test.ts (the embedded data folder), *.postgres.test.ts (server connections); and
// on PostgreSQL those that come to no database of the engine under test (database/testing.ts): there they would be the same once more.
// What measures (*.long.test.ts) belongs to the long run.
// Where PostgreSQL has its turn (npm test), what comes to a database is run there alone, in some 60 % of the time of the embedded
// engine; in the long run on both. These have both turns always: what the engines are, every call as everybody, and what happens at once. The
// browser tests are on the embedded engine.
const onBoth = ['src/authorisation.test.ts', 'src/{core,database}/**/*.test.ts', 'src/**/race*.test.ts'];
const onPostgres = process.env['TEST_DATABASE'] === 'postgres';
// With clocks that are ahead (tools/setup/other-day.mjs), the folders that count days; processes that a test starts keep their own clocks.
const countDays = 'src/{accounts,blueprints,bookings,guardians,mail,mentors,opportunities,profiles,reviews,safeguarding,staff}/**/*.test.ts';
const onAnotherDay = Boolean(process.env['TEST_AHEAD']);
const isOnceEnough = process.env['TEST_POSTGRES_URL'] && !process.env['LONG'] && !onAnotherDay;
const withoutEngine = () => notReaching(import.meta.dirname, 'src/**/*.test.ts', 'src/database/testing.ts').filter((file) => !file.endsWith('.postgres.test.ts'));
const onPostgresAlone = () => {
  const twice = new Set([...withoutEngine(), ...globSync([...onBoth, 'src/**/*.process.test.ts'], { cwd: import.meta.dirname })]);
  return globSync('src/**/*.test.ts', { cwd: import.meta.dirname }).filter((file) => !twice.has(file));
};
export default nodeTests(onPostgres ? 'api-postgres' : 'api', {
  ...(onAnotherDay && { include: countDays }),
  maxWorkers: 2,
  execArgv: ['--liftoff-only'], // as the server is started: the engine's WebAssembly is not compiled a second time
  exclude: [...(process.env['LONG'] ? [] : ['**/*.long.test.ts', '**/*.long.postgres.test.ts', '**/*.long.process.test.ts']), ...(onAnotherDay ? ['**/*.process.test.ts'] : []), ...(onPostgres ? ['**/*.process.test.ts', ...withoutEngine()] : ['**/*.postgres.test.ts', ...(isOnceEnough ? onPostgresAlone() : [])])],
});
