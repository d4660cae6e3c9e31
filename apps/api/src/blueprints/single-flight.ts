import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { failures, type BlueprintPart, type FailureCode } from '@bridge/model';
import * as v from 'valibot';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { Database } from '../database/database.ts';
import { giveGenerationBack, secondsUntilTomorrow, settleTokens, spendGeneration } from './allowance.ts';
import { openCourse, type Course, type CourseEvent } from './course.ts';
import type { Generator, GeneratorInput } from '../core/ports.ts';
import { storeVersion, versionFor, type StoredBlueprint } from './store.ts';
import { noteTry, whyFailed } from './tries.ts';
import { composedSchema, structuredSchema, type Structured } from './structured.ts';
import { forgetEarliest } from './versions.ts';

export const generationDeadline = 60_000;
const heldFor = 10_000; // without a sign of life for so long, its process is taken for dead
const beat = 2_500;
const lookAgain = 150;

type Wanted = { userId: string; inputHash: Buffer; input: GeneratorInput };
type Parts = Pick<Services, 'database' | 'generator' | 'generationDeadline' | 'report'>;
/** A generation under way: what it has ready so far, and the version it ends with. */
export type Generation = { course: Course; version: Promise<StoredBlueprint> };

const here = new WeakMap<Database, Map<string, Generation>>();

/** The version for these answers, generated now if there is none: once, however many requests and processes ask. */
export function versionOnce(parts: Parts, wanted: Wanted): Promise<StoredBlueprint> {
  return generationOf(parts, wanted).version;
}

/**
 * The generation for these answers, begun now if none runs. Inside this process callers share it; between processes a row
 * decides who generates, and the others read there how far it is. It goes on when nobody waits for it any more.
 */
export function generationOf(parts: Parts, wanted: Wanted): Generation {
  const running = here.get(parts.database) ?? new Map<string, Generation>();
  here.set(parts.database, running);
  const key = keyOf(wanted);
  const found = running.get(key);
  if (found) return found;
  const course = openCourse();
  const version = obtain(parts, wanted, course).finally(() => {
    running.delete(key);
    course.end();
  });
  version.catch(() => {}); // whoever waited may be gone
  const generation = { course, version };
  running.set(key, generation);
  return generation;
}

/** Whether a generation for these answers is under way, here or in another process. */
export async function isRunning({ database }: Parts, wanted: Wanted): Promise<boolean> {
  if (here.get(database)?.has(keyOf(wanted))) return true;
  const row = await look(database, wanted);
  return row !== undefined && !row.failed;
}

function keyOf({ userId, inputHash }: Wanted): string {
  return `${userId}:${inputHash.toString('hex')}`;
}

async function obtain(parts: Parts, wanted: Wanted, course: Course): Promise<StoredBlueprint> {
  const { database } = parts;
  const giveUp = Date.now() + parts.generationDeadline + heldFor;
  let watched: string | undefined;
  while (Date.now() < giveUp) {
    const stored = await versionFor(database, wanted.userId, wanted.inputHash);
    if (stored) return stored;
    const holder = await take(database, wanted, watched);
    if (holder) return generate(parts, wanted, holder, course);
    const row = await look(database, wanted);
    if (row?.failed) throw failedWith(row.failed);
    if (row) {
      watched = row.holder;
      course.show(row.parts);
    }
    await sleep(lookAgain);
  }
  throw new Refusal('generation-failed');
}

/** Takes the generation where nobody alive has it. One that was watched while it failed is not tried again unasked. */
async function take(database: Database, { userId, inputHash }: Wanted, watched: string | undefined): Promise<string | undefined> {
  const holder = randomUUID();
  const [row] = await database.query(
    `insert into generations_running as g (user_id, input_hash, holder, expires_at)
     values ($1, $2, $3, now() + make_interval(secs => $4))
     on conflict (user_id, input_hash) do update set holder = excluded.holder, expires_at = excluded.expires_at, parts = '[]', failed = null
     where (g.failed is null and g.expires_at <= now()) or (g.failed is not null and g.holder is distinct from $5::uuid)
     returning holder`,
    [userId, inputHash, holder, heldFor / 1000, watched ?? null],
  );
  return row ? holder : undefined;
}

async function look(database: Database, { userId, inputHash }: Wanted) {
  const [row] = await database.query<{ holder: string; parts: CourseEvent[]; failed: string | null }>(
    'select holder, parts, failed from generations_running where user_id = $1 and input_hash = $2 and (failed is not null or expires_at > now())',
    [userId, inputHash],
  );
  return row;
}

async function generate(parts: Parts, wanted: Wanted, holder: string, course: Course): Promise<StoredBlueprint> {
  const { database, generator } = parts;
  const { userId, inputHash } = wanted;
  const holding = hold(parts, holder, course);
  try {
    const already = await versionFor(database, userId, inputHash); // stored between our look and our taking
    if (already) return await release(database, holder, already);
    await spendGeneration(database, userId, generator.tokensPerDay);
    holding.tell({ type: 'started' });
    const { structured, source } = await produce(parts, wanted, holding.tell);
    await holding.end();
    const { locale: language, answers, envision } = wanted.input;
    await storeVersion(database, userId, { inputHash, holder, source, structured: { ...structured, language, answers, envision } });
    await forgetEarliest(database, userId);
    const stored = await versionFor(database, userId, inputHash);
    if (!stored) throw new Refusal('generation-failed');
    return stored;
  } catch (error) {
    await holding.end();
    await database.query(`update generations_running set failed = $2, parts = '[]', expires_at = now() where holder = $1`, [holder, codeOf(error)]);
    throw error;
  } finally {
    await holding.end(); // also where there was nothing to generate
  }
}

/** Keeps the row of a running generation: says in it how far that is, and that its process lives. */
function hold({ database, report }: Parts, holder: string, course: Course) {
  const events: CourseEvent[] = [];
  let writing = Promise.resolve();
  const write = () => {
    const parts = JSON.stringify(events);
    writing = writing
      .then(() => database.query(
        `update generations_running set parts = $2::jsonb, expires_at = now() + make_interval(secs => $3) where holder = $1`,
        [holder, parts, heldFor / 1000],
      ))
      .then(() => {}, report);
  };
  const timer = setInterval(write, beat);
  return {
    tell(event: CourseEvent) {
      events.push(event);
      course.show(events);
      write();
    },
    end() {
      clearInterval(timer);
      return writing;
    },
  };
}

async function release(database: Database, holder: string, stored: StoredBlueprint): Promise<StoredBlueprint> {
  await database.query('delete from generations_running where holder = $1', [holder]);
  return stored;
}

/** What the generator gives, once it has passed the schema: in time, and with what it cost accounted for. */
async function produce({ database, generator, generationDeadline: deadline, report }: Parts, { userId, input }: Wanted, tell: (part: BlueprintPart) => void): Promise<{ structured: Structured; source: Generator['source'] }> {
  const until = Date.now() + deadline;
  const signal = AbortSignal.timeout(deadline);
  const late = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
  let { source } = generator;
  let isOver = false;
  let tokens: number | undefined;
  try {
    const told = (part: BlueprintPart) => isOver || tell(part); // one that hangs may still talk later
    const given = await Promise.race([generator.generate(input, { signal, until, tell: told, used: (count) => (tokens = count), composed: () => (source = 'composer') }), late]);
    const structured = v.parse(source === 'composer' ? composedSchema : structuredSchema, given);
    await noteTry(database, null).catch(report); // the plan is there
    return { structured, source };
  } catch (error) {
    report(error);
    await noteTry(database, whyFailed(error)).catch(report);
    if (tokens === 0) await giveGenerationBack(database, userId).catch(report); // whoever is told to try again can
    throw new Refusal('generation-failed');
  } finally {
    isOver = true;
    if (generator.tokensPerDay !== undefined && tokens !== undefined) await settleTokens(database, tokens);
  }
}

function codeOf(error: unknown): FailureCode {
  return error instanceof Refusal ? error.code : 'generation-failed';
}

/** The refusal of a generation that ran elsewhere. */
function failedWith(failed: string): Refusal {
  const code = failed in failures ? (failed as FailureCode) : 'generation-failed'; // a newer server may know more
  const isForToday = code === 'generation-limit' || code === 'generation-budget';
  return new Refusal(code, isForToday ? { retryAfter: secondsUntilTomorrow(Date.now()) } : {});
}
