import { expect, test } from 'vitest';
import { DatabaseBusyError, DatabaseUnavailableError } from './failures.ts';
import { createWaiting } from './waiting.ts';

const failing = (code: string) => Object.assign(new Error(code), { code });

/** Work that fails so many times. */
function work(times: number, error: Error = failing('57P01')) {
  let tries = 0;
  return { tries: () => tries, do: async () => ((tries += 1) > times ? 'done' : Promise.reject(error)) };
}

test.each(['25006', '55000', '57P01', '57P03', '53300', '08006', 'ECONNREFUSED', 'ECONNRESET'])('what fails for %s is asked again', async (code) => {
  const { do: ask, tries } = work(2, failing(code));
  expect(await createWaiting()('call', { until: Infinity }, ask)).toBe('done');
  expect(tries()).toBe(3);
});

test.each([
  ['a fault of what is asked', failing('23505')],
  ['a lock that was waited for', failing('55P03')],
  ['a statement that took too long', failing('57014')],
  ['a full disk', failing('53100')],
  ['too much to do', new DatabaseBusyError(1000)],
])('%s is not', async (_, error) => {
  const { do: ask, tries } = work(1, error);
  await expect(createWaiting()('call', { until: Infinity }, ask)).rejects.toBe(error);
  expect(tries()).toBe(1);
});

test('right after the database was away, nobody is sent off because all come at once', async () => {
  let time = 0;
  const waitOut = createWaiting(60_000, () => time);
  await expect(waitOut('writes', { until: 0 }, work(1).do)).rejects.toThrow('57P01');
  expect(await waitOut('others', { until: Infinity }, work(2, new DatabaseBusyError(6000)).do)).toBe('done');
  time = 20_000;
  await expect(waitOut('others', { until: Infinity }, work(2, new DatabaseBusyError(6000)).do)).rejects.toThrow('busy');
});

test('nothing is asked again when the time is over, and everything is asked once', async () => {
  const { do: ask, tries } = work(1);
  await expect(createWaiting()('call', { until: 0 }, ask)).rejects.toThrow('57P01');
  expect(tries()).toBe(1);
});

test('a database that has been away for long is not waited for, by the kind of work that it is away from, until it answers again', async () => {
  let time = 0;
  const waitOut = createWaiting(60_000, () => time);
  const away = new DatabaseUnavailableError('away');
  await expect(waitOut('writes', { until: 0 }, work(1, away).do)).rejects.toBe(away);
  time = 61_000;
  await expect(waitOut('writes', { until: Infinity }, work(1, away).do)).rejects.toBe(away);
  expect(await waitOut('reads', { until: Infinity }, work(1, away).do)).toBe('done');
  expect(await waitOut('writes', { until: Infinity }, work(0).do)).toBe('done');
  expect(await waitOut('writes', { until: Infinity }, work(1, away).do)).toBe('done');
});
