import type { contract } from '@bridge/model';
import type { Handler } from '../core/call-handler.ts';
import { Refusal } from '../core/refusal.ts';
import { beginAnew, mergeDraft, readDraftOf } from './store.ts';

export const readDraft: Handler<typeof contract.readDraft> = async ({ caller }, { database }) => {
  return { success: true, data: await readDraftOf(database, caller.user.id) };
};

export const saveDraft: Handler<typeof contract.saveDraft> = async ({ body, caller, isAgain }, { database }) => {
  if (isAgain) return { success: true, data: await readDraftOf(database, caller.user.id) };
  const merged = await mergeDraft(database, caller.user.id, body);
  if (merged) return { success: true, data: merged };
  const stored = await readDraftOf(database, caller.user.id);
  const outdated = body.generation !== undefined && body.generation !== stored.generation;
  throw new Refusal(outdated ? 'draft-outdated' : 'too-large');
};

export const clearDraft: Handler<typeof contract.clearDraft> = async ({ caller, isAgain }, { database }) => {
  return { success: true, data: await (isAgain ? readDraftOf : beginAnew)(database, caller.user.id) };
};
