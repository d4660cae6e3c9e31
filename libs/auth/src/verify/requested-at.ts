import * as v from 'valibot';
import { storage, stored } from '@bridge/client';

const place = stored('session', 'codeRequestedAt', v.object({ userId: v.string(), at: v.number() }));

/** When this tab first waited for this user's code; a reload goes on waiting instead of starting again. */
export function requestedAt(userId: string): number {
  const kept = storage.read(place);
  return kept?.userId === userId && kept.at <= Date.now() ? kept.at : noteRequest(userId);
}

export function noteRequest(userId: string): number {
  const at = Date.now();
  storage.write(place, { userId, at });
  return at;
}
