import * as v from 'valibot';
import { storage, stored } from '@bridge/client';
import { mentorLimits } from '@bridge/model';
import type { VerificationState } from '@bridge/model';

// What the banner shows while the server has not answered yet.
const submittedPlace = stored('local', 'hasSubmittedOnboarding', v.boolean());
const completedPlace = stored('local', 'hasCompletedOnboarding', v.boolean());
const pendingPlace = stored('local', 'isVerificationPending', v.boolean());

/** True while a submitted profile is younger than five days; after that nobody is kept waiting by a promise. */
export function isPending(status: VerificationState, submittedAt: string | null, now: number): boolean {
  return status === 'submitted' && (submittedAt === null || now - new Date(submittedAt).getTime() < mentorLimits.pollFor);
}

/** Milliseconds until the state is asked for again; false where it cannot change by itself or took too long. */
export function nextPoll(status: VerificationState, submittedAt: string | null, now: number): number | false {
  return isPending(status, submittedAt, now) ? mentorLimits.pollEvery : false;
}

/** Remembers the state for the next visit. */
export function rememberVerification(status: VerificationState, submittedAt: string | null, now: number): void {
  storage.write(submittedPlace, status !== 'draft');
  storage.write(completedPlace, status === 'verified'); // nothing is left to do
  storage.write(pendingPlace, isPending(status, submittedAt, now));
}

/** True where the last visit saw a profile that was submitted and waiting. */
export function wasPending(): boolean {
  return storage.read(submittedPlace) === true && storage.read(pendingPlace) === true;
}
