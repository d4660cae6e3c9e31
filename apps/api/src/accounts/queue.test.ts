import { expect, test } from 'vitest';
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
