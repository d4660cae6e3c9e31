import * as v from 'valibot';
import { faceNames, roleSchema, type User } from '@bridge/model';
import { tokenKey, userDataKey } from './places.ts';
import { stored, storedText } from './storage.ts';

const optionalText = v.optional(v.string());

const shownSchema = {
  firstName: v.string(),
  lastName: v.string(),
  phoneNumber: optionalText,
  profileImageUrl: optionalText,
  date_of_birth: optionalText,
};

/**
 * The signed-in user as this browser keeps them, with the fields that the specification states; what was never given is
 * absent. The token is in it and beside it, as stated; only the cookie's is read.
 */
export const userRecordSchema = v.object({
  _id: v.string(),
  userId: v.string(),
  isNewUser: v.optional(v.boolean(), false),
  isProfileDataSet: v.optional(v.boolean(), false),
  role: v.fallback(v.optional(roleSchema), undefined),
  email: v.string(),
  dateCreated: v.string(),
  token: optionalText,
  tokenInitializationDate: v.string(),
  tokenExpiryDate: v.pipe(v.string(), v.check((text) => !Number.isNaN(Date.parse(text)))),
  /** Of those who run the product, too. */
  staff: v.optional(v.literal(true)),
  /** A mentor's drawn face, in the place of a picture. */
  face: v.fallback(v.optional(v.picklist(faceNames)), undefined),
  /** Where they live, as last known: by the profile, or by the hours of a mentor whose profile says none. */
  timeZone: optionalText,
  ...shownSchema,
  user: v.object({ ...shownSchema, isEmailVerified: v.boolean() }),
});
export type UserRecord = v.InferOutput<typeof userRecordSchema>;

/** The record of a user as the server answers them, signed in with a token. */
export function recordOf(user: User, token: string): UserRecord {
  const { _id, userId, isNewUser = false, isProfileDataSet, role, email, dateCreated, staff, face, timeZone, firstName, lastName, phoneNumber, profileImageUrl, date_of_birth } = user;
  const { tokenInitializationDate, tokenExpiryDate, isEmailVerified } = user;
  const shown = { firstName, lastName, phoneNumber, profileImageUrl, date_of_birth };
  return { _id, userId, isNewUser, isProfileDataSet, role, email, dateCreated, token, tokenInitializationDate, tokenExpiryDate, ...(staff && { staff }), ...(face && { face }), ...(timeZone && { timeZone }), ...shown, user: { ...shown, isEmailVerified } };
}

export const userDataPlace = stored('local', userDataKey, userRecordSchema);
export const tokenPlace = storedText('local', tokenKey);
export const authenticatedPlace = stored('local', 'isAuthenticated', v.boolean());
/** When the sign-in session ends, in milliseconds. */
export const loginTimePlace = stored('session', 'bridgeLoginTime', v.number());
