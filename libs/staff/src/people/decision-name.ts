import type { PersonDecision } from '@bridge/model';

/** Under which name what is typed for a decision about somebody is kept. A file of its own: the frame of all rooms asks, and has no need of a form. */
export function decisionName(personId: string, decision: PersonDecision['decision']): string {
  return `person:${personId}:${decision}`;
}
