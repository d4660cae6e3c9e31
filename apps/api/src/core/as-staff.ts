import type { Access, Permission } from '@bridge/model';
import type { Database } from '../database/database.ts';
import { effectOf } from '../database/statements.ts';
import type { Caller } from './caller.ts';
import { Refusal } from './refusal.ts';
import { holdAllGrants, holdGrantsOf } from './staff-grants.ts';

type Staff = Extract<Access, { staff: unknown }>;

/**
 * The database for a call of the staff that changes something. The access rule was asked before the call began; whatever it then
 * writes is written in a transaction that begins by asking again, and keeps the permission from being taken until it ends. Who has
 * lost it meanwhile changes nothing any more.
 */
export function asStaff(database: Database, { staff }: Staff, caller: Pick<Caller, 'user' | 'permissions'>): Database {
  const needed = staff === 'any' ? caller.permissions : [staff];
  const within: Database['transaction'] = (work, options) =>
    database.transaction(async (transaction) => {
      if (staff === 'staff') await holdAllGrants(transaction); // in the order of all others, and not its own first
      refuseLost(needed, await holdGrantsOf(transaction, caller.user.id));
      return work(transaction);
    }, options);
  return {
    ...database,
    query: (text, values, options) => (effectOf(text) === 'reads' ? database.query(text, values, options) : within((transaction) => transaction.query(text, values))),
    transaction: within,
    as: (...kind) => asStaff(database.as(...kind), { staff }, caller),
  };
}

function refuseLost(needed: readonly Permission[], held: readonly Permission[]): void {
  if (held.length === 0) throw new Refusal('not-allowed');
  if (needed.some((one) => !held.includes(one))) throw new Refusal('permission-missing');
}
