import { expect, onTestFinished, test, vi } from 'vitest';
import { createQueue } from './queue.ts';

const unavailable = expect.objectContaining({ code: 'unavailable', retryAfter: 10 });

/** Work that lasts until it is told to end. */
function someWork() {
  const end = Promise.withResolvers<string>();
  const begun: string[] = [];
  const work = (name: string) => async () => {
    begun.push(name);
    return end.promise;
  };
  return { begun, work, end: () => end.resolve('done') };
}

test('two run, one waits, and the next is refused; whoever leaves hands its place over', async () => {
  const queue = createQueue(2, 1);
  const { begun, work, end } = someWork();
  const all = ['first', 'second', 'third'].map((name) => queue.enter(work(name)));
  await expect(queue.enter(work('fourth'))).rejects.toEqual(unavailable);
  expect(begun).toEqual(['first', 'second']);
  end();
  expect(await Promise.all(all)).toEqual(['done', 'done', 'done']);
  expect(begun).toEqual(['first', 'second', 'third']);
});

test('work that fails gives its place back', async () => {
  const queue = createQueue(1, 0);
  await expect(queue.enter(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.enter(() => Promise.resolve('done'))).toBe('done');
});

test('closed, what runs comes to its end; what waits and what comes later is refused', async () => {
  const queue = createQueue(1, 5);
  const { begun, work, end } = someWork();
  const running = queue.enter(work('first'));
  const waiting = queue.enter(work('second'));
  queue.close();
  await expect(waiting).rejects.toEqual(unavailable);
  await expect(queue.enter(work('third'))).rejects.toEqual(unavailable);
  end();
  expect([await running, begun]).toEqual(['done', ['first']]);
});

test('whoever has waited for ten seconds is refused, and what runs goes on', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const queue = createQueue(1, 5);
  const { begun, work, end } = someWork();
  const running = queue.enter(work('first'));
  const waiting = expect(queue.enter(work('second'))).rejects.toEqual(unavailable);
  await vi.advanceTimersByTimeAsync(9000);
  const later = queue.enter(work('third'));
  await vi.advanceTimersByTimeAsync(1000);
  await waiting;
  end();
  expect(await Promise.all([running, later])).toEqual(['done', 'done']);
  expect(begun).toEqual(['first', 'third']);
});

test('each who asks has the same share, however many one of them waits for', async () => {
  const queue = createQueue(1, 100);
  const order: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = queue.enter(() => gate.promise);
  const work = (name: string) => () => Promise.resolve(void order.push(name));
  const crowd = Array.from({ length: 20 }, () => queue.enter(work('crowd'), { by: 'crowd' }));
  const others = ['ada', 'grace'].map((name) => queue.enter(work(name), { by: name }));
  gate.resolve();
  await Promise.all([first, ...crowd, ...others]);
  expect(order.slice(0, 4).toSorted()).toEqual(['ada', 'crowd', 'crowd', 'grace']);
});

test('a full queue makes room for a newcomer at the cost of the longest line alone', async () => {
  const queue = createQueue(1, 3);
  const gate = Promise.withResolvers<void>();
  const first = queue.enter(() => gate.promise);
  const crowd = Array.from({ length: 3 }, () => queue.enter(() => Promise.resolve('crowd'), { by: 'crowd' }));
  const newcomer = queue.enter(() => Promise.resolve('ada'), { by: 'ada' });
  await expect(crowd[2]).rejects.toEqual(unavailable);
  await expect(queue.enter(() => Promise.resolve('crowd'), { by: 'crowd' })).rejects.toEqual(unavailable);
  gate.resolve();
  expect(await Promise.all([first, crowd[0], crowd[1], newcomer])).toEqual([undefined, 'crowd', 'crowd', 'ada']);
});

test('work that nobody waits for any more is not begun', async () => {
  const queue = createQueue(1, 5);
  const { begun, work, end } = someWork();
  const leaving = new AbortController();
  const running = queue.enter(work('first'));
  const left = queue.enter(work('left'), { signal: leaving.signal });
  const last = queue.enter(work('last'));
  leaving.abort();
  await expect(left).rejects.toEqual(unavailable);
  await expect(queue.enter(work('gone before'), { signal: leaving.signal })).rejects.toEqual(unavailable);
  end();
  await Promise.all([running, last]);
  expect(begun).toEqual(['first', 'last']);
});
