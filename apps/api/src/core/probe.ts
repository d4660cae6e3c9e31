import { spend } from './rate-limit.ts';
import { Refusal } from './refusal.ts';
import type { Database } from '../database/database.ts';
import { DatabaseUnavailableError, isFull } from '../database/index.ts';

const kept = 2000;
const longest = 5000;

/** What was found out just now. */
export type Found = { isMailLate: boolean };
/** Resolves where the database takes what is written; throws the refusal that everybody else meets. */
export type Probe = (report: (error: unknown) => void) => Promise<Found>;

/**
 * Asks by writing, at most every two seconds, however many want to know: whoever floods the question must not change the
 * answer. What takes five seconds is as good as not there.
 */
export function createProbe(database: Database, isMailLate: (database: Database) => Promise<boolean>): Probe {
  let answer: Promise<Found> | undefined;
  const health = database.as('health', longest, 0); // how it is now: nothing is waited for
  const find = async () => {
    await write(health);
    return { isMailLate: await isMailLate(health) };
  };
  return (report) => {
    if (answer) return answer;
    const asked = within(longest, find()).catch((error: unknown) => {
      report(error);
      throw isFull(error) ? new Refusal('disk-full', { retryAfter: 60 }) : new Refusal('unavailable', { retryAfter: 5 });
    });
    answer = asked;
    void asked.catch(() => {}).finally(() => setTimeout(() => (answer = undefined), kept).unref());
    return asked;
  };
}

/**
 * A database that is only read answers questions all the same, and one whose disk is full even writes what fits beside
 * something else: so a row is kept, and a quarter of a megabyte goes to the disk and is thrown away.
 */
async function write(database: Database): Promise<void> {
  await spend(database, [{ parts: ['health'], rate: { most: 1_000_000_000, seconds: 3600 } }]);
  await database.transaction(async (transaction) => {
    await transaction.query(`set local work_mem = '64kB'`); // what takes more goes to the disk
    await transaction.query(
      `with filler as materialized (select repeat(md5(n::text), 32) as text from generate_series(1, 256) as n)
       select (select max(length(text)) from filler) + (select min(length(text)) from filler) as written`,
    );
  });
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const late = setTimeout(() => reject(new DatabaseUnavailableError(`Nothing was written for ${milliseconds} ms.`)), milliseconds);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(late);
  }
}
