// The same in a page (other-day.mjs): before each test anew, because who gives faked clocks back gives back those of before.
import { beforeEach } from 'vitest';
import { putAhead } from './put-ahead.mjs';

const ahead = Number(import.meta.env['TEST_AHEAD'] ?? 0);
putAhead(ahead);
beforeEach(() => putAhead(ahead));
