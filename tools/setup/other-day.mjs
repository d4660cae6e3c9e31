// Clocks that are ahead by TEST_AHEAD milliseconds: tests that hold on the day they were written must hold on the others. Loaded
// before all else by node (`--import`, which processes and threads that a test starts inherit) and by each page.
import process from 'node:process';
import { putAhead } from './put-ahead.mjs';

putAhead(Number(process.env.TEST_AHEAD ?? 0));
