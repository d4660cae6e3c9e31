import type { PortraitKind } from '@bridge/ui/drawings';

const kinds = { student: 'student', educator: 'mentor', employer: 'partner' } as const satisfies Record<string, PortraitKind>;

/** The drawing of a portrait that content names by role. */
export function portraitOf(name: keyof typeof kinds = 'student'): PortraitKind {
  return kinds[name];
}
