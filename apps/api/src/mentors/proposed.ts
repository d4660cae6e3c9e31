import { checkedKeys, type CheckedKey, type MentorProfile } from '@bridge/model';
import type { Database } from '../database/database.ts';

/** What a verified mentor changed and nobody has checked yet, under the keys of the profile and of the name. */
export type Proposed = Partial<Record<CheckedKey, string>>;
type Changes = Partial<Record<CheckedKey, string | undefined>>;

/** The changes apart: what is shown at once, and what is shown once it was checked. */
export function splitChecked(changes: MentorProfile): { free: MentorProfile; checked: Changes } {
  const { professionalTitle, shortBio, linkedInUrl, ...free } = changes;
  return { free, checked: { professionalTitle, shortBio, linkedInUrl } };
}

/** What talents see of it now. */
export function shownOf({ professionalTitle, shortBio, linkedInUrl }: MentorProfile, { first_name: firstName, last_name: lastName }: Pick<Named, 'first_name' | 'last_name'>): Changes {
  return { professionalTitle, shortBio, linkedInUrl, firstName, lastName };
}

/** What waits after these changes: what differs from what is on show. Taking a change back takes it out. */
export function propose(waiting: Proposed, changes: Changes, shown: Changes): Proposed {
  const proposed: Proposed = {};
  for (const key of checkedKeys) {
    const value = changes[key] ?? waiting[key];
    if (value !== undefined && value !== (shown[key] ?? '')) proposed[key] = value;
  }
  return proposed;
}

/** Keeps what waits; the time is that of the newest change, by which a decision knows what it decides about. */
export async function storeProposed(database: Pick<Database, 'query'>, userId: string, proposed: Proposed): Promise<void> {
  await database.query(
    `update mentors set proposed = $2::jsonb, proposed_at = case when $2::jsonb = '{}' then null when $2::jsonb = proposed then proposed_at else now() end where user_id = $1`,
    [userId, JSON.stringify(proposed)],
  );
}

type Named = { id: string; first_name: string; last_name: string };

/** A verified mentor's new name waits like the rest of what was checked; false for anybody else, whose name is shown at once. */
export async function proposeName(database: Database, user: Named, name: Changes): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [mentor] = await transaction.query<{ proposed: Proposed; profile: MentorProfile }>(`select proposed, profile from mentors where user_id = $1 and state = 'verified' for update`, [user.id]);
    if (!mentor) return false;
    await storeProposed(transaction, user.id, propose(mentor.proposed, name, shownOf(mentor.profile, user)));
    return true;
  });
}
