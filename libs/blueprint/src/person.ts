import type { User } from '@bridge/model';

/** What these screens need of the signed-in user. */
export type Talent = Pick<User, 'userId' | 'firstName' | 'lastName' | 'email'> & Partial<Pick<User, 'isProfileDataSet'>>;
