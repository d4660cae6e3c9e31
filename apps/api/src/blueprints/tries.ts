import type { Database } from '../database/database.ts';
import { instantOf } from '../database/moments.ts';
import { ProviderFailure } from './providers/failure.ts';

type Reads = Pick<Database, 'query'>;

/** So many of the newest tries tell whether plans fail now; fewer where there are fewer. */
const looked = 5;

/** Notes how a try to make a plan ended. */
export async function noteTry(database: Reads, failed: string | null): Promise<void> {
  await database.query('insert into generation_tries (failed) values ($1)', [failed]);
}

/** What a failed try is noted as: what a provider ran into says so itself, in words of ours. */
export function whyFailed(error: unknown): string {
  if (error instanceof ProviderFailure) return error.why;
  return error instanceof DOMException && error.name === 'TimeoutError' ? 'late' : 'other';
}

export type Failing = { tries: number; failed: number; since: string; why: string; /** Where the newest try went well: since when they do. */ again?: string };

/** Where most of the newest tries failed: how many, since when, what the newest that failed ran into, and since when it works again. */
export async function failingNow(database: Reads): Promise<Failing | undefined> {
  const [row] = await database.query<{ [Name in keyof Failing]-?: Failing[Name] | null } & { tries: number; failed: number }>(
    `with newest as (select id, at, failed from generation_tries order by id desc limit ${looked}),
       since as (select min(at) as at from generation_tries where failed is not null and id > coalesce((select max(id) from generation_tries where failed is null), 0))
     select count(*)::integer as tries, count(failed)::integer as failed, ${instantOf('coalesce((select at from since), min(at) filter (where failed is not null))')} as since,
       (array_agg(failed order by id desc) filter (where failed is not null))[1] as why,
       ${instantOf('(select min(at) from generation_tries where failed is null and id > (select max(id) from generation_tries where failed is not null))')} as again from newest`,
  );
  const { tries = 0, failed = 0, since, why, again } = row ?? {};
  return since && why && failed * 2 > tries ? { tries, failed, since, why, ...(again && { again }) } : undefined;
}
