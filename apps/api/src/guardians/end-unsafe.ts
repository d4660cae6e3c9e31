import { endUnsafeSessions } from '../bookings/face.ts';
import type { Ending } from '../core/services.ts';
import { endUnsafeApplications } from '../opportunities/face.ts';

/** All between somebody and others that may not be any more ends now, and everybody concerned is told: called in the transaction that takes away what it stood on. */
export async function endWhatMayNotBe(services: Ending, userId: string): Promise<void> {
  await endUnsafeSessions(services, userId);
  await endUnsafeApplications(services, userId);
}
