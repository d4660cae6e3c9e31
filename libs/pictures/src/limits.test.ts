import { limits } from '@bridge/model';
import { expect, test } from 'vitest';
import { pictureLimits } from './limits.ts';

test('what draws pictures takes what browsers and calls let through, and no more', () => {
  expect(pictureLimits.bytes).toBe(limits.pictureBytes);
  expect(Math.ceil(limits.pictureBytes / 3) * 4).toBeLessThanOrEqual(limits.pictureLength); // in base64
});
