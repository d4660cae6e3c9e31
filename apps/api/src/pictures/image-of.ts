import { isSuspended, isYoung } from '../safeguarding/face.ts';

/** SQL over portraits and its owner: whether others may see it. Nobody who is kept out, is under 18, or is a mentor who is not listed. */
export function isSeen(users: string): string {
  return `portraits.state = 'shown' and not ${isSuspended(`${users}.id`)} and (${isYoung.replaceAll('users.', `${users}.`)}) is not true
    and (${users}.role <> 'MENTOR' or exists (select 1 from mentors where mentors.user_id = ${users}.id and mentors.state = 'verified'))`;
}

/** SQL: the drawn face that a mentor has chosen, once others see it; it stands in the place of a picture. */
export const chosenFace = "(select nullif(mentors.profile ->> 'face', '') from mentors where mentors.user_id = users.id and mentors.state = 'verified')";

/** SQL: where the picture of somebody is; without a portrait that others see, what a third party told of them. */
export function imageOf(users = 'users'): string {
  return `coalesce((select '/portraits/' || portraits.id || '/192.webp' from portraits where portraits.user_id = ${users}.id and ${isSeen(users)}), ${users}.profile_image_url)`;
}
