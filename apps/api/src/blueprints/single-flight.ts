import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '@bridge/model';
import * as v from 'valibot';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { Database } from '../database/database.ts';
import type { Generator, GeneratorInput } from './generator.ts';
import { storeVersion, versionFor, type StoredBlueprint } from './store.ts';
import { structuredSchema } from './structured.ts';

export const generationDeadline = 60_000;
const heldFor = generationDeadline + 10_000; // then its process is taken for dead
const lookAgain = 150;

type Wanted = { userId: string; inputHash: Buffer; input: GeneratorInput };
type Parts = Pick<Services, 'database' | 'generator' | 'report'>;

const here = new WeakMap<Database, Map<string, Promise<StoredBlueprint>>>();

/**
 * The version for these answers, generated now if there is none: once, however many requests and processes ask. Inside
 * this process callers share one promise; between processes a row decides who generates and the others wait for it.
 */
export function versionOnce(parts: Parts, wanted: Wanted): Promise<StoredBlueprint> {
  const running = here.get(parts.database) ?? new Map<string, Promise<StoredBlueprint>>();
  here.set(parts.database, running);
  const key = `${wanted.userId}:${wanted.inputHash.toString('hex')}`;
  const found = running.get(key);
  if (found) return found;
  const made = obtain(parts, wanted).finally(() => running.delete(key));
  running.set(key, made);
  return made;
}

async function obtain(parts: Parts, wanted: Wanted): Promise<StoredBlueprint> {
  const { database } = parts;
  const giveUp = Date.now() + generationDeadline + lookAgain;
  while (Date.now() < giveUp) {
    const stored = await versionFor(database, wanted.userId, wanted.inputHash);
    if (stored) return stored;
    const holder = await take(database, wanted);
    if (holder) return generate(parts, wanted, holder);
    await sleep(lookAgain);
  }
  throw new Refusal('generation-failed');
}

async function take(database: Database, { userId, inputHash }: Wanted): Promise<string | undefined> {
  const holder = randomUUID();
  const [row] = await database.query(
    `insert into generations_running as g (user_id, input_hash, holder, expires_at)
     values ($1, $2, $3, now() + make_interval(secs => $4))
     on conflict (user_id, input_hash) do update set holder = excluded.holder, expires_at = excluded.expires_at
     where g.expires_at <= now()
     returning holder`,
    [userId, inputHash, holder, heldFor / 1000],
  );
  return row ? holder : undefined;
}

async function generate({ database, generator, report }: Parts, wanted: Wanted, holder: string): Promise<StoredBlueprint> {
  const { userId, inputHash, input } = wanted;
  try {
    const already = await versionFor(database, userId, inputHash); // stored between our look and our taking
    if (already) return already;
    await spendGeneration(database, userId);
    const structured = await produce(generator, input, report);
    await storeVersion(database, userId, { inputHash, holder, source: generator.source, structured });
    const stored = await versionFor(database, userId, inputHash);
    if (!stored) throw new Refusal('generation-failed');
    return stored;
  } finally {
    await database.query('delete from generations_running where user_id = $1 and input_hash = $2 and holder = $3', [userId, inputHash, holder]);
  }
}

async function spendGeneration(database: Database, userId: string): Promise<void> {
  const [row] = await database.query(
    `insert into generations_by_day as g (user_id, day, used) values ($1, (now() at time zone 'utc')::date, 1)
     on conflict (user_id, day) do update set used = g.used + 1 where g.used < $2
     returning used`,
    [userId, limits.generationsPerDay],
  );
  if (!row) throw new Refusal('generation-limit', { retryAfter: secondsUntilTomorrow(Date.now()) });
}

async function produce(generator: Generator, input: GeneratorInput, report: Services['report']) {
  const signal = AbortSignal.timeout(generationDeadline);
  try {
    const late = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
    return v.parse(structuredSchema, await Promise.race([generator.generate(input, signal), late]));
  } catch (error) {
    report(error);
    throw new Refusal('generation-failed');
  }
}

function secondsUntilTomorrow(now: number): number {
  const day = 24 * 60 * 60 * 1000;
  return Math.ceil((day - (now % day)) / 1000);
}
