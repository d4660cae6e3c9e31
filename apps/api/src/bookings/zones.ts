/**
 * Where a talent lives, for `users as talent`: by the profile, or else where the device was when it last told, at a booking; on
 * their own screens that device tells it itself (`useTimeZone`). One person is in one zone, in lists and mails alike.
 */
export const zoneOfTalent = `coalesce(talent.time_zone, (select latest.talent_time_zone from sessions as latest where latest.talent_id = talent.id order by latest.created_at desc, latest.id desc limit 1), 'UTC')`;

/** Where a mentor lives, for `users as mentor` and `mentors`: by the profile, or else where their hours are. */
export const zoneOfMentor = `coalesce(mentor.time_zone, mentors.profile -> 'availability' ->> 'timeZone', sessions.mentor_time_zone)`;
