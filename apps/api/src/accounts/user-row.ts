import type { User } from '@bridge/model';
import type { Lifetime, UserRow } from '../core/caller.ts';
import { chosenFace, imageOf } from '../pictures/face.ts';

export const userColumns = `users.id, users.email, users.role, users.first_name, users.last_name, users.profile, users.email_verified_at, users.created_at,
  users.password_hash is not null as has_password, users.language, users.time_zone, ${imageOf()} as profile_image_url, ${chosenFace} as face, to_char(users.birth_month, 'YYYY-MM') as birth_month,
  exists (select 1 from staff_grants where staff_grants.user_id = users.id) as of_staff`;

/** A user as they see themself. */
export function presentUser(user: UserRow, { createdAt, expiresAt }: Lifetime, isNewUser = false): User {
  return {
    _id: user.id,
    userId: user.id,
    firstName: user.first_name,
    lastName: user.last_name,
    email: user.email,
    role: user.role,
    isNewUser,
    isProfileDataSet: Object.keys(user.profile).length > 0,
    isEmailVerified: user.email_verified_at !== null,
    dateCreated: user.created_at.toISOString(),
    tokenInitializationDate: createdAt.toISOString(),
    tokenExpiryDate: expiresAt.toISOString(),
    hasPassword: user.has_password,
    ...(user.language !== null && { language: user.language }),
    ...(user.time_zone !== null && { timeZone: user.time_zone }),
    ...(user.profile_image_url !== null && { profileImageUrl: user.profile_image_url }),
    ...(user.face !== null && { face: user.face }),
    ...(user.of_staff && { staff: true as const }),
  };
}
