import type { Role, SurveyFields, User } from '@bridge/model';

/** A user as stored. Never answered as it is: `presentUser` picks. */
export type UserRow = {
  id: string;
  email: string;
  role: Role;
  first_name: string;
  last_name: string;
  profile: SurveyFields;
  email_verified_at: Date | null;
  created_at: Date;
  has_password: boolean;
  language: string | null;
  time_zone: string | null;
  profile_image_url: string | null;
};

export const userColumns = `users.id, users.email, users.role, users.first_name, users.last_name, users.profile, users.email_verified_at, users.created_at,
  users.password_hash is not null as has_password, users.language, users.time_zone, users.profile_image_url`;

/** When the sign-in session began and ends. */
export type Lifetime = { createdAt: Date; expiresAt: Date };

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
  };
}
