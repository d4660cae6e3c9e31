import type { MentorView } from '@bridge/model';
import { apart } from '../blocks/face.ts';
import type { Services } from '../core/services.ts';
import { imageOf } from '../pictures/face.ts';
import { forYoungReader, isCheckedFor } from '../safeguarding/face.ts';
import { toldOf, whoIs, type CardRow } from './card-row.ts';
import { availabilityOf, isId, ratingOf } from './row.ts';

const shownTimes = 20;

/** A verified mentor as another signed-in user sees them; undefined for everybody else's id, and for who is kept apart from them. */
export async function viewMentor({ database, content }: Pick<Services, 'content' | 'database'>, userId: string, readerId: string, isReaderYoung: boolean): Promise<MentorView | undefined> {
  if (!isId(userId)) return undefined;
  const [found] = await database.query<CardRow & { created_at: Date; time_zone: string | null; last_sign_in: Date | null }>(
    `select users.id as user_id, users.first_name, users.last_name, users.email, ${imageOf()} as profile_image_url, users.created_at, users.time_zone,
       mentors.specialty, mentors.email_visible, mentors.profile, mentors.fit_tags, mentors.rating_sum, mentors.rating_count, ${isCheckedFor('mentors.user_id')} as for_young,
       (select max(created_at) from sign_in_sessions where user_id = users.id) as last_sign_in
     from mentors join users on users.id = mentors.user_id where mentors.user_id = $1 and mentors.state = 'verified' and not ${apart('mentors.user_id', '$2')}`,
    [userId, readerId],
  );
  if (!found) return undefined;
  const row = isReaderYoung ? { ...found, ...forYoungReader(toldOf(found), { content }) } : found;
  const schedule = await database.query<{ starts_at: Date; ends_at: Date }>(
    `select starts_at, ends_at from sessions where mentor_id = $1 and state in ('requested', 'accepted') and ends_at > now() order by starts_at limit $2`,
    [userId, shownTimes],
  );
  const { profile } = row;
  return {
    ...whoIs(row, isReaderYoung),
    ...(isReaderYoung && !row.for_young && { notForReader: true as const }),
    role: 'MENTOR',
    createdAt: row.created_at.toISOString(),
    last_sign_in: row.last_sign_in?.toISOString() ?? null,
    industryExpertise: profile.industryExpertise ?? [],
    specializationAreas: profile.specializationAreas ?? [],
    mentorVerificationStatus: true,
    shortBio: profile.shortBio ?? '',
    ...(profile.linkedInUrl && !isReaderYoung && { linkedInUrl: profile.linkedInUrl }),
    fieldsOfExpertise: profile.fieldsOfExpertise ?? [],
    careerLevelsSupported: profile.careerLevelsSupported ?? [],
    supportTypes: profile.supportTypes ?? [],
    ...(profile.mentorshipStyle && { mentorshipStyle: profile.mentorshipStyle }),
    ...(profile.availabilityPerWeek && { availabilityPerWeek: profile.availabilityPerWeek }),
    ...(profile.cancellationPolicy && { cancellationPolicy: profile.cancellationPolicy }),
    languages: profile.languages ?? [],
    availability: availabilityOf(profile) ?? null,
    timeZone: row.time_zone ?? availabilityOf(profile)?.timeZone ?? null,
    rating: ratingOf(row),
    schedule: schedule.map(({ starts_at, ends_at }) => ({ startsAt: starts_at.toISOString(), endsAt: ends_at.toISOString() })),
  };
}
