import { expect, onTestFinished, test } from 'vitest';
import type { Resource } from '@bridge/content';
import { openTestDatabase } from '../database/testing.ts';
import { checkedPlaces, isHidden } from './checked.ts';
import { checkResources } from './check.ts';

const resource: Resource = { id: 'one', title: 'One', publisher: 'A public body', address: 'https://one.example.org/', languages: ['en'], form: 'pages', price: 'free', acts: ['write'], seen: 'a test' };
const day = (number: number) => new Date(Date.UTC(2026, 10, number));

test('dead twice, a week apart, it is hidden; once well, or at another address, it begins anew', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.drop());
  const found = async (on: number, answered: boolean, one = resource) => {
    await checkResources(database, [one], { at: () => day(on), by: async () => ({ answered, finding: answered ? '200' : '404' }) });
    const state = (await checkedPlaces(database, [one])).get('one');
    return state && { dead: state.dead_since?.getUTCDate(), hidden: isHidden(state), at: state.checked_at.getUTCDate() };
  };
  expect(await found(1, true)).toEqual({ dead: undefined, hidden: false, at: 1 });
  expect(await found(2, false)).toEqual({ dead: 2, hidden: false, at: 2 });
  expect(await found(8, false)).toEqual({ dead: 2, hidden: false, at: 8 });
  expect(await found(9, false)).toEqual({ dead: 2, hidden: true, at: 9 });
  expect(await found(10, true)).toEqual({ dead: undefined, hidden: false, at: 10 });
  expect(await found(11, false)).toEqual({ dead: 11, hidden: false, at: 11 });
  expect(await found(25, false, { ...resource, address: 'https://two.example.org/' })).toEqual({ dead: 25, hidden: false, at: 25 });
  expect((await checkedPlaces(database, [resource])).size).toBe(0);
});

test('all are looked at, four at a time, each once', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.drop());
  const many = Array.from({ length: 11 }, (_, n) => ({ ...resource, id: `r${n}`, address: `https://r${n}.example.org/` }));
  let [open, most] = [0, 0];
  const asked: string[] = [];
  await checkResources(database, many, {
    by: async (address) => {
      asked.push(address);
      most = Math.max(most, (open += 1));
      await Promise.resolve();
      open -= 1;
      return { answered: true, finding: '200' };
    },
  });
  expect(asked.toSorted()).toEqual(many.map(({ address }) => address).toSorted());
  expect(most).toBeLessThanOrEqual(4);
  expect((await checkedPlaces(database, many)).size).toBe(11);
});
