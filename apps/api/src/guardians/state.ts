import type { ConsentState } from '@bridge/model';
import type { Consent } from '../safeguarding/face.ts';

const daysToAnswer = 30;

/** How far a guardian is who was asked. */
export function stateOf({ asked_at, agreed_at, ends_at, ended_at }: Consent): ConsentState {
  if (ended_at) return agreed_at ? 'ended' : 'refused';
  if (ends_at) return ends_at.getTime() > Date.now() ? 'agreed' : 'lapsed';
  return asked_at.getTime() + daysToAnswer * 86_400_000 > Date.now() ? 'asked' : 'lapsed';
}
