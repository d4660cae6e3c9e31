import * as v from 'valibot';

/** The three kinds of user. A role is chosen at sign-up and never changes. */
export const roles = ['TALENT', 'MENTOR', 'PARTNER'] as const;
export type Role = (typeof roles)[number];

/** A role in any letter case, answered in upper case. */
export const roleSchema = v.pipe(v.string(), v.toUpperCase(), v.picklist(roles, 'role'));
