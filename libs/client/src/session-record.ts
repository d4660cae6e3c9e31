import * as v from 'valibot';
import { roles, type User } from '@bridge/model';
import { userDataKey } from './places.ts';
import { stored } from './storage.ts';

const optionalText = v.optional(v.string());

/**
 * The signed-in user as this browser keeps them: what the frame of the page shows, nothing that would hurt if read by
 * others. No token (that is the cookie's), no telephone number, no date of birth.
 */
export const userRecordSchema = v.object({
  _id: v.string(),
  userId: v.string(),
  isNewUser: v.optional(v.boolean(), false),
  isProfileDataSet: v.optional(v.boolean(), false),
  role: v.fallback(v.optional(v.picklist(roles)), undefined),
  email: v.string(),
  dateCreated: v.string(),
  tokenInitializationDate: v.string(),
  tokenExpiryDate: v.pipe(v.string(), v.check((text) => !Number.isNaN(Date.parse(text)))),
  profileImageUrl: optionalText,
  firstName: v.string(),
  lastName: v.string(),
  user: v.object({ firstName: v.string(), lastName: v.string(), profileImageUrl: optionalText, isEmailVerified: v.boolean() }),
});
export type UserRecord = v.InferOutput<typeof userRecordSchema>;

/** The record of a user as the server answers them. */
export function recordOf(user: User): UserRecord {
  const { _id, userId, isNewUser = false, isProfileDataSet, role, email, dateCreated, firstName, lastName, profileImageUrl } = user;
  const { tokenInitializationDate, tokenExpiryDate, isEmailVerified } = user;
  const shown = { firstName, lastName, profileImageUrl };
  return { _id, userId, isNewUser, isProfileDataSet, role, email, dateCreated, tokenInitializationDate, tokenExpiryDate, ...shown, user: { ...shown, isEmailVerified } };
}

export const userDataPlace = stored('local', userDataKey, userRecordSchema);
export const authenticatedPlace = stored('local', 'isAuthenticated', v.boolean());
/** When the sign-in session ends, in milliseconds. */
export const loginTimePlace = stored('session', 'bridgeLoginTime', v.number());
