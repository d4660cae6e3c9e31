import { randomUUID } from 'node:crypto';
import { DrawingError, type Drawing, type Picture } from '@bridge/share-image';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RateRules } from '../core/rate-limit.ts';
import { openTestDatabase, type TestDatabase } from '../database/testing.ts';
import { noRates } from '../testing/server.ts';
import { createPictures } from './pictures.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.drop());

/** A drawing that ends when the test says so. */
function steered() {
  const begun: { title: string; done: PromiseWithResolvers<Buffer> }[] = [];
  const drawing: Drawing = {
    draw: ({ title }) => {
      const done = Promise.withResolvers<Buffer>();
      begun.push({ title, done });
      return done.promise;
    },
    close: async () => {},
  };
  return { drawing, begun };
}

function pictures(rates: Partial<RateRules> = {}) {
  const { drawing, begun } = steered();
  const reported: unknown[] = [];
  const { of } = createPictures({ database, rates: { ...noRates, ...rates }, report: (error) => void reported.push(error) }, drawing);
  const wanted = (title: string, who: { owner: string; network: string } = { owner: randomUUID(), network: randomUUID() }) => of(picture(title), who);
  return { wanted, begun, reported };
}

const patient = { timeout: 60_000 };
const picture = (title: string): Picture => ({ title, brand: 'Bridge AI' });
const refusal = (code: string) => expect.objectContaining({ code, retryAfter: expect.any(Number) });

test('one picture is drawn at a time, a few wait, and whoever comes then is told to come later', async () => {
  const { wanted, begun } = pictures();
  const refused: unknown[] = [];
  const asked = Array.from({ length: 12 }, (_, number) => wanted(`picture ${number}`).then(String, (error: unknown) => void refused.push(error)));
  await expect.poll(() => refused, patient).toEqual(Array(3).fill(refusal('unavailable')));
  for (let drawn = 0; drawn < 9; drawn += 1) {
    await expect.poll(() => begun.length, patient).toBe(drawn + 1);
    begun[drawn]?.done.resolve(Buffer.from('drawn'));
  }
  expect((await Promise.all(asked)).filter(Boolean)).toEqual(Array(9).fill('drawn'));
});

test('who asks for the same picture at the same moment shares one drawing, and later ones take what is kept', async () => {
  const { wanted, begun } = pictures();
  const asked = [wanted('same'), wanted('same'), wanted('same')];
  await expect.poll(() => begun.length, patient).toBe(1);
  begun[0]?.done.resolve(Buffer.from('drawn'));
  expect((await Promise.all([...asked, wanted('same')])).map(String)).toEqual(Array(4).fill('drawn'));
  expect(begun).toHaveLength(1);
});

test('a picture that cannot be drawn is refused and reported, and tried again when asked for again', async () => {
  const { wanted, begun, reported } = pictures();
  const first = wanted('hard').catch((error: unknown) => error);
  await expect.poll(() => begun.length, patient).toBe(1);
  begun[0]?.done.reject(new DrawingError('it took too long'));
  expect([await first, reported.length]).toEqual([refusal('unavailable'), 1]);
  const second = wanted('hard');
  await expect.poll(() => begun.length, patient).toBe(2);
  begun[1]?.done.resolve(Buffer.from('drawn'));
  expect(String(await second)).toBe('drawn');
});

test.each([
  ['one network', { picturesByNetwork: { most: 2, seconds: 60 } }, { network: 'here' }],
  ['one owner', { picturesByOwner: { most: 2, seconds: 60 } }, { owner: 'renamed again and again' }],
])('%s has its number of new pictures; those that are there are not counted', async (_, rates, part) => {
  const { wanted, begun } = pictures(rates);
  const who = (): { owner: string; network: string } => ({ owner: randomUUID(), network: randomUUID(), ...part });
  for (const number of [0, 1]) {
    const asked = wanted(`one ${number}`, who());
    await expect.poll(() => begun.length, patient).toBe(number + 1);
    begun[number]?.done.resolve(Buffer.from('drawn'));
    await asked;
  }
  await expect(wanted('one 2', who())).rejects.toEqual(refusal('too-many-requests'));
  expect(String(await wanted('one 0', who()))).toBe('drawn');
});
