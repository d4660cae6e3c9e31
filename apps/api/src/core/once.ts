import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { Refusal } from './refusal.ts';

const header = 'Idempotency-Key';
const idSchema = v.pipe(v.string(), v.uuid());

/** The id that a device gave a change, where it sent one. */
export function changeIdOf(headers: Record<string, string | string[] | undefined>): string | undefined {
  const given = headers[header.toLowerCase()];
  if (given === undefined) return undefined;
  const id = v.safeParse(idSchema, given);
  if (id.success) return id.output.toLowerCase();
  throw new Refusal('invalid-input', { fields: [{ path: header, problem: 'id' }] });
}

/**
 * Makes a change once, however many copies of it come, at whatever time and on whichever server: its id is written in the
 * same transaction, and a second copy waits for the first. `make` learns whether the change was made before; then it only
 * answers what is there by now. What is refused leaves no id.
 */
export function once<T>(database: Database, change: { userId: string; id: string; call: string }, make: (database: Database, isAgain: boolean) => Promise<T>): Promise<T> {
  return database.transaction(async (transaction) => {
    const values = [change.userId, change.id, change.call];
    const [first] = await transaction.query('insert into applied_changes (user_id, id, call) values ($1, $2, $3) on conflict do nothing returning id', values);
    if (first) return make(transaction, false);
    const [same] = await transaction.query('select 1 from applied_changes where user_id = $1 and id = $2 and call = $3', values);
    if (!same) throw new Refusal('invalid-input', { fields: [{ path: header, problem: 'id' }] }); // the id of another call
    return make(transaction, true);
  });
}
