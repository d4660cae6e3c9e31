import { call } from '@bridge/client';
import { contract } from '@bridge/model';
import type { DraftCalls } from '@bridge/questionnaire/draft';

/** The calls that keep the survey's draft with a talent's account. */
export function draftCalls(userId: string): DraftCalls {
  const params = { userId };
  return {
    read: async () => (await call(contract.readDraft, { params })).data,
    save: async (body, leaving) => (await call(contract.saveDraft, { params, body, keepalive: leaving })).data,
    clear: async () => (await call(contract.clearDraft, { params })).data,
  };
}
