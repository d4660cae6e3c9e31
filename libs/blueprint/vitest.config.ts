import { browserTests } from '../../tools/setup/vitest.ts';

export default browserTests('blueprint', {
  test: { env: { LONG: process.env['LONG'] ?? '' } },
});
