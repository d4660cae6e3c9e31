// All that others may ask of drafts.
export { clearDraft, readDraft, saveDraft } from './handlers.ts';
export { readDraftOf } from './store.ts';
