import { call } from '@bridge/client';
import { contract } from '@bridge/model';
import type { DraftCalls } from '@bridge/questionnaire/draft';

/** The calls that keep the half-filled onboarding with a mentor's account. */
export function draftCalls(userId: string): DraftCalls {
  const params = { userId };
  return {
    read: async () => (await call(contract.readOnboardingDraft, { params })).data,
    save: async (body, leaving) => (await call(contract.saveOnboardingDraft, { params, body, keepalive: leaving })).data,
    clear: async () => (await call(contract.clearOnboardingDraft, { params })).data,
  };
}
