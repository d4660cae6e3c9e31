import type { Statement } from '@bridge/model';
import { suspend } from '../../accounts/face.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Words } from '../../core/words.ts';
import { instantOf } from '../../database/moments.ts';
import { inOrder } from '../said.ts';
import { factsOf, type Found, type Reads } from './case-type.ts';

/** Where whoever is reported stands. */
export type Standing = {
  /** Until when they are suspended already. */
  suspended: string | null;
  /** They are of the staff: their permissions are taken before anything else. */
  of_staff: boolean;
};

/** SQL: of whose id this is. */
export const standingOf = (person: string) => `(select ${instantOf('ends_at')} from suspensions where user_id = ${person} and ends_at > now()) as suspended, exists (select 1 from staff_grants where user_id = ${person}) as of_staff`;

/** What can be decided about a person, whatever of theirs was reported. */
export function waysAgainst({ suspended, of_staff }: Standing, final: boolean): { warn: Found['decisions'][number]; keepOut: Found['decisions'] } {
  return {
    warn: { name: 'warn', note: 'needed', noteTo: 'person', final },
    keepOut: [
      ...(suspended !== null ? [{ name: 'settled', note: 'optional' as const, noteTo: 'staff' as const, final }] : []),
      ...(suspended === null && !of_staff ? [{ name: 'suspend', note: 'needed' as const, noteTo: 'person' as const, final, days: true, needs: 'people' as const }] : []),
    ],
  };
}

/** As in the person's room, in the same transaction: their line of the audit, the mail to them, what ends with it. */
export async function keepOut(database: Reads, words: Words, id: string | null, { reason, by, days }: { reason: string; by: string; days: number | undefined }): Promise<void> {
  if (days === undefined) throw new Refusal('invalid-input', { fields: [{ path: 'days', problem: 'required' }] });
  if (id === null || (await suspend(database, words, { id, reason, by, days })) !== true) throw new Refusal('of-staff');
}

/** What somebody says of it, each kind with its own words and moment. */
export function factsOfSaid(said: readonly Statement[], counts: string, text: 'reportText' | 'reported'): Found['facts'] {
  return inOrder(said, counts).flatMap(({ at, ...one }) => factsOf({ reportKind: one.kind, [text]: one.text }).map((fact, index) => (index === 0 ? { ...fact, at } : fact)));
}
