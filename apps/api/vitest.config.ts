import { notReaching } from '../../tools/setup/reaches.ts';
import { nodeTests } from '../../tools/setup/vitest.ts';

// Two engines, two reports: TEST_DATABASE=postgres runs the same tests on a PostgreSQL server. Left out are those that
// only the other engine can run: *.process.test.ts (the embedded data folder), *.postgres.test.ts (server connections); and
// on PostgreSQL those that come to no database of the engine under test (database/testing.ts): there they would be the same once more.
// What measures (*.long.test.ts) belongs to the long run.
// What asks the database for a few rows and is about something else: a provider, files of the pages, words that are guessed, the second
// step. Where PostgreSQL has its turn (npm test), it is run there alone, in a fifth of the time of the embedded engine; in the long run on both.
const onEitherEngine = ['blueprints/providers/{provider,injection}', 'blueprints/begin/begin', 'blueprints/coach/coach', 'http/{static,http.alone}', 'accounts/{strangers,strangers-between,reset}', 'accounts/second-factor/second-factor'].map((name) => `**/${name}.test.ts`);
const onPostgres = process.env['TEST_DATABASE'] === 'postgres';
// With clocks that are ahead (tools/setup/other-day.mjs), the folders that count days; processes that a test starts keep their own clocks.
const countDays = 'src/{accounts,blueprints,bookings,guardians,mail,mentors,opportunities,profiles,reviews,safeguarding,staff}/**/*.test.ts';
const onAnotherDay = Boolean(process.env['TEST_AHEAD']);
const onceOnly = process.env['TEST_POSTGRES_URL'] && !process.env['LONG'] && !onAnotherDay ? onEitherEngine : [];
const withoutEngine = () => notReaching(import.meta.dirname, 'src/**/*.test.ts', 'src/database/testing.ts').filter((file) => !file.endsWith('.postgres.test.ts'));
export default nodeTests(onPostgres ? 'api-postgres' : 'api', {
  ...(onAnotherDay && { include: countDays }),
  maxWorkers: 2,
  execArgv: ['--liftoff-only'], // as the server is started: the engine's WebAssembly is not compiled a second time
  exclude: [...(process.env['LONG'] ? [] : ['**/*.long.test.ts', '**/*.long.postgres.test.ts', '**/*.long.process.test.ts']), ...(onAnotherDay ? ['**/*.process.test.ts'] : []), ...(onPostgres ? ['**/*.process.test.ts', ...withoutEngine()] : ['**/*.postgres.test.ts', ...onceOnly])],
});
