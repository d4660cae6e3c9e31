import { openStarts, type Availability, type MentorProfile } from '@bridge/model';
import type { TestServer, Person } from './server.ts';

export const everyHour: Availability = {
  timeZone: 'Africa/Lagos',
  windows: (['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const).map((day) => ({ day, from: '00:00', to: '24:00' })),
};
export const completeProfile: MentorProfile = {
  professionalTitle: 'Data lead',
  shortBio: 'Somebody who likes figures.',
  fieldsOfExpertise: ['Data Science'],
  industryExpertise: ['Finance'],
  careerLevelsSupported: ['entry'],
  supportTypes: ['career guidance'],
  offersPaidMentorship: true,
  litePrice: 8000,
  monthlyPrice: 28000.5,
  currency: 'NGN',
  agreements: ['code-of-conduct', 'guide-not-solve', 'respond-in-time'],
  availability: everyHour,
};

export async function verifyEmail(server: TestServer, person: Person): Promise<void> {
  await server.database.query('update users set email_verified_at = now() where id = $1', [person.id]);
}

/** A mentor whom talents can find and book. */
export async function verifiedMentor(server: TestServer, profile: MentorProfile = {}, name?: { firstName: string; lastName: string }) {
  const mentor = await server.person('MENTOR');
  await verifyEmail(server, mentor);
  const params = { userId: mentor.id };
  if (name) await server.call('updateProfile', { params, token: mentor.token, body: { user: name } });
  const { status, text } = await server.call('updateMentor', { params, token: mentor.token, body: { ...completeProfile, ...profile } });
  if (status !== 200) throw new Error(`A test mentor could not be submitted: ${text}`);
  await server.database.query(`update mentors set state = 'verified', verified_at = now() where user_id = $1`, [mentor.id]);
  return { ...mentor, params };
}

/** A talent who may book. */
export async function bookingTalent(server: TestServer) {
  const talent = await server.person();
  await verifyEmail(server, talent);
  return { ...talent, params: { userId: talent.id } };
}

/** A start `hours` from now or a little later, at which `everyHour` is open. */
export function startIn(hours: number): string {
  const from = Date.now() + hours * 3_600_000;
  return new Date(openStarts(everyHour, { from, to: from + 2 * 3_600_000 }, { minutes: 60, step: 30 }, new Set())[0] ?? 0).toISOString();
}

/** What a talent sends to book. */
export function booking(mentorId: string, startsAt: string) {
  return { mentorId, startsAt, date: startsAt.slice(0, 10), time: startsAt.slice(11, 16), reason: 'First steps', plan: 'Lite Plan' };
}

/** Moves a session into the past, as if time had gone by; two of the same people stay apart, as the database demands. */
export async function letPass(server: TestServer, sessionId: string): Promise<void> {
  await server.database.query(`update sessions set starts_at = now() - interval '2 hours' - (starts_at - now()) / 1000, ends_at = now() - interval '1 hour' where id = $1`, [sessionId]);
}
