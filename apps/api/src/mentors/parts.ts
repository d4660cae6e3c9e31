import { createHash } from 'node:crypto';
import { mentorParts, type MentorPart, type MentorProfile } from '@bridge/model';
import { Refusal } from '../core/refusal.ts';

/** What is kept of a part: null where nothing is, as JSON has it. */
const kept: Record<MentorPart, (profile: MentorProfile) => unknown[]> = {
  prices: ({ offersPaidMentorship, litePrice, monthlyPrice, currency }) => [offersPaidMentorship, litePrice, monthlyPrice, currency],
  hours: ({ availability }) => [availability?.timeZone, availability?.windows.map(({ day, from, to }) => [day, from, to])],
  daysOff: ({ availability }) => [availability?.daysOff?.map(({ from, to }) => [from, to])],
  mostPerWeek: ({ availability }) => [availability?.mostPerWeek],
};

/** A mark for each part: another one as soon as the part is another one. */
export function revisionsOf(profile: MentorProfile): Record<MentorPart, string> {
  const markOf = (part: MentorPart) => createHash('sha256').update(JSON.stringify(kept[part](profile))).digest('base64url').slice(0, 16);
  return Object.fromEntries(mentorParts.map((part) => [part, markOf(part)])) as Record<MentorPart, string>; // one for each part
}

/** Whoever changes a part says which one they saw: what was changed elsewhere meanwhile is not overwritten unseen. */
export function refuseOutdated(profile: MentorProfile, seen: Partial<Record<MentorPart, string | undefined>> = {}): void {
  const now = revisionsOf(profile);
  if (mentorParts.some((part) => seen[part] !== undefined && seen[part] !== now[part])) throw new Refusal('profile-changed');
}
