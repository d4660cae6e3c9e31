import type { UserRecord } from '@bridge/client';
import type { User } from '@bridge/model';

/** The part of the document `brand` that account screens show. */
export const brand = {
  name: 'Bridge AI',
  panel: {
    title: 'Start Your Career Journey',
    text: 'Connect with industry leaders and educational institutions to find the perfect experiential learning opportunity.',
  },
};

/** Legal texts in the language of the page. */
export const legal = { terms: { version: 'terms-1' }, privacy: { version: 'privacy-2' } };

/** A user as the session keeps them; signs in nobody. */
export function recordOfSignedIn(user: User): UserRecord {
  const { isEmailVerified, isNewUser = false, phoneNumber: _, date_of_birth: __, ...kept } = user;
  return { ...kept, isNewUser, user: { firstName: user.firstName, lastName: user.lastName, isEmailVerified } };
}
