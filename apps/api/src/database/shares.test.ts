import { expect, onTestFinished, test, vi } from 'vitest';
import { DatabaseBusyError } from './failures.ts';
import { createShares } from './shares.ts';

/** Shares of ten connections, and who holds them. */
function shares(connections = 10, longestWait = 3000) {
  let time = 0;
  const { enter } = createShares(connections, longestWait, () => time);
  const held: { name: string; leave: () => void }[] = [];
  const refused: unknown[] = [];
  const wait = (name: string) => enter(name).then((leave) => void held.push({ name, leave }), (error: unknown) => void refused.push(error));
  const many = async (name: string, count: number) => {
    for (let number = 0; number < count; number += 1) void wait(name);
    await settled();
  };
  const leave = async (name: string) => {
    const [first] = held.splice(held.findIndex((one) => one.name === name), 1);
    first?.leave();
    await settled();
  };
  const count = (name: string) => held.filter((one) => one.name === name).length;
  return { many, leave, count, refused, names: () => held.map(({ name }) => name), pass: (milliseconds: number) => (time += milliseconds) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('one kind alone holds half of the connections, and each kind that hangs leaves room for the next', async () => {
  const { many, count } = shares();
  await many('a', 100);
  expect(count('a')).toBe(5);
  await many('b', 100);
  await many('c', 100);
  await many('light', 1);
  expect([count('b'), count('c'), count('light')]).toEqual([3, 1, 1]);
});

test('one connection serves everybody, kind by kind', async () => {
  const { many, leave, names } = shares(1);
  await many('flood', 4);
  await many('light', 1);
  const order: string[] = [];
  while (names().length) {
    const [name = ''] = names();
    order.push(name);
    await leave(name);
  }
  expect(order.indexOf('light')).toBeLessThan(3);
  expect(order.filter((name) => name === 'flood')).toHaveLength(4);
});

test('what is slow is turned away early, with the time to wait; what is quick is let in', async () => {
  const { many, leave, refused, pass } = shares();
  await many('slow', 5);
  await many('quick', 3);
  await many('slow', 4);
  await many('quick', 4);
  for (let turn = 0; turn < 4; turn += 1) {
    pass(10);
    await leave('quick');
  }
  for (let turn = 0; turn < 3; turn += 1) {
    pass(2500);
    await leave('slow');
  }
  await many('slow', 10);
  const slow = refused.length;
  await many('quick', 10);
  expect([slow > 0, refused.length]).toEqual([true, slow]);
  expect(refused[0]).toBeInstanceOf(DatabaseBusyError);
  expect((refused[0] as DatabaseBusyError).retryAfter).toBeGreaterThan(0);
});

test('nobody waits longer than makes sense for what hangs, and whoever comes then is refused at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { many, leave, count, refused, pass } = shares();
  await many('hangs', 8);
  vi.advanceTimersByTime(3000);
  await settled();
  expect(refused).toHaveLength(3);
  pass(3001);
  await many('hangs', 2);
  expect(refused).toHaveLength(3); // the line is empty: its first may hope
  pass(3001);
  await many('hangs', 1);
  expect(refused).toHaveLength(4);
  await leave('hangs');
  expect(count('hangs')).toBe(5);
});
