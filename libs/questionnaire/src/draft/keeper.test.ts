import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '@bridge/client';
import type { Draft } from '@bridge/model';
import { createKeeper } from './keeper.ts';
import { draftPlace } from './stored.ts';

const empty: Draft = { generation: 0, envision: '', answers: {}, position: {}, updatedAt: null };
const fails = () => Promise.reject(new ApiError({ status: 500, code: 'unexpected' }));

test.each([
  ['has nothing to send', false],
  ['has not sent all', true],
])('a keeper that is stopped and %s asks the server no more, and writes nothing down', async (_, hasUnsent) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const place = draftPlace('one', 'ada');
  onTestFinished(() => localStorage.clear());
  const [read, save] = [vi.fn(fails), vi.fn(fails)];
  const keeper = createKeeper(place, { isOpen: () => true, read, save, clear: () => Promise.resolve(empty) });
  const stop = keeper.start();
  if (hasUnsent) keeper.edit({ envision: 'To give back' });
  await vi.advanceTimersByTimeAsync(1000);
  stop();
  await vi.advanceTimersByTimeAsync(1000); // the last try is over
  const asked = read.mock.calls.length + save.mock.calls.length;
  expect(asked).toBeGreaterThan(0);
  localStorage.clear();
  await vi.advanceTimersByTimeAsync(300_000);
  expect([read.mock.calls.length + save.mock.calls.length, localStorage.length]).toEqual([asked, 0]);
});
