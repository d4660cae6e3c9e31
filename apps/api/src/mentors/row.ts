import { availabilitySchema, checkedKeys, type Availability, type MentorProfile, type OwnMentor, type VerificationState } from '@bridge/model';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { revisionsOf } from './parts.ts';
import type { Proposed } from './proposed.ts';

/** A mentor's profile as stored. */
export type MentorRow = {
  user_id: string;
  state: VerificationState;
  state_note: string | null;
  profile: MentorProfile;
  proposed: Proposed;
  submitted_at: Date | null;
  verified_at: Date | null;
  updated_at: Date;
};
export const mentorColumns = 'mentors.user_id, mentors.state, mentors.state_note, mentors.profile, mentors.proposed, mentors.submitted_at, mentors.verified_at, mentors.updated_at';

export async function findMentor(database: Database, userId: string): Promise<MentorRow | undefined> {
  const [row] = await database.query<MentorRow>(`select ${mentorColumns} from mentors where user_id = $1`, [userId]);
  return row;
}

/** The mentor's hours; undefined where none were given, or the zone is no longer known. */
export function availabilityOf({ availability }: MentorProfile): Availability | undefined {
  const read = v.safeParse(availabilitySchema, availability);
  return read.success ? read.output : undefined;
}

/** What is still needed before the profile can be submitted, by key. */
export function missingParts(profile: MentorProfile, emailVerified: boolean): string[] {
  const parts: [string, boolean][] = [
    ['professionalTitle', Boolean(profile.professionalTitle)],
    ['shortBio', Boolean(profile.shortBio)],
    ['availability', (availabilityOf(profile)?.windows.length ?? 0) > 0],
    ['litePrice', !profile.offersPaidMentorship || typeof profile.litePrice === 'number'],
    ['monthlyPrice', !profile.offersPaidMentorship || typeof profile.monthlyPrice === 'number'],
    ['agreements', new Set(profile.agreements).size === 3],
    ['email', emailVerified],
  ];
  return parts.filter(([, there]) => !there).map(([name]) => name);
}

export function presentOwn(row: MentorRow | undefined, emailVerified: boolean): OwnMentor {
  const proposed = row?.proposed ?? {};
  const profile = { ...row?.profile, ...splitProposed(proposed) };
  return {
    profile,
    state: row?.state ?? 'draft',
    mentorVerificationStatus: row?.state === 'verified',
    note: row?.state_note ?? null,
    submittedAt: row?.submitted_at?.toISOString() ?? null,
    verifiedAt: row?.verified_at?.toISOString() ?? null,
    updatedAt: row?.updated_at.toISOString() ?? null,
    missing: missingParts(profile, emailVerified),
    waiting: checkedKeys.filter((key) => key in proposed),
    revisions: revisionsOf(profile),
  };
}

/** What waits of the profile itself; the name stands with the account. */
function splitProposed({ professionalTitle, shortBio, linkedInUrl }: Proposed): MentorProfile {
  return { ...(professionalTitle !== undefined && { professionalTitle }), ...(shortBio !== undefined && { shortBio }), ...(linkedInUrl !== undefined && { linkedInUrl }) };
}

/** Prices as they are shown: nothing where mentoring is free. */
export function pricesOf(profile: MentorProfile) {
  const paid = profile.offersPaidMentorship === true;
  return {
    LitePlanPrice: paid ? (profile.litePrice ?? null) : null,
    StandardPlanPrice: paid ? (profile.monthlyPrice ?? null) : null,
    currency: profile.currency ?? ('NGN' as const),
  };
}

export function ratingOf({ rating_sum, rating_count }: { rating_sum: number; rating_count: number }) {
  return { average: rating_count > 0 ? Math.round((rating_sum / rating_count) * 10) / 10 : null, count: rating_count };
}

const idPattern = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;
/** Ids stand in paths as anybody may write them; only this form is an id. */
export function isId(text: string): boolean {
  return idPattern.test(text);
}
