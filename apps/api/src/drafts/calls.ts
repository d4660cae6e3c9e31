import { clearDraft, readDraft, saveDraft } from './handlers.ts';

/** The calls of the contract that drafts answer. */
export const drafts = { readDraft, saveDraft, clearDraft };
