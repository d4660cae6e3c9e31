import * as v from 'valibot';

/** What a person of the staff may be allowed to do. Each is given by itself; presets of them are content. */
export const permissions = ['mentors', 'posts', 'applications', 'messages', 'safety', 'people', 'content', 'audit', 'staff'] as const;
export const permissionSchema = v.picklist(permissions, 'choice');
export type Permission = (typeof permissions)[number];

/** Kinds of what waits for somebody's decision, each with the permission it takes. */
export const caseKinds = {
  mentor: 'mentors',
  'mentor-change': 'mentors',
  post: 'posts',
  application: 'applications',
  message: 'messages',
  report: 'safety',
  complaint: 'safety',
  sharing: 'safety',
  held: 'safety',
  portrait: 'safety',
  mail: 'messages',
  link: 'posts',
} as const satisfies Record<string, Permission>;
/** Decisions about people: whoever makes one has proved just now who they are. */
export const kindsAboutPeople: readonly CaseKind[] = ['mentor', 'mentor-change', 'report', 'complaint', 'sharing', 'held', 'portrait'];
export type CaseKind = keyof typeof caseKinds;
export const caseKindSchema = v.picklist(Object.keys(caseKinds) as CaseKind[], 'choice'); // keys() forgets the names

/** What is decided: cases, and people by themselves, each with the permission it takes. */
export const decidedKinds = { ...caseKinds, person: 'people' } as const satisfies Record<string, Permission>;
export type DecidedKind = keyof typeof decidedKinds;
export const decidedKindSchema = v.picklist(Object.keys(decidedKinds) as DecidedKind[], 'choice'); // keys() forgets the names
