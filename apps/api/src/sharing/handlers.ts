import type { contract } from '@bridge/model';
import type { Handler } from '../core/call-handler.ts';
import { Refusal } from '../core/refusal.ts';
import { presentShared } from './present.ts';
import { findShared, readShare, share, unshare } from './store.ts';

export const sharedBlueprint: Handler<typeof contract.sharedBlueprint> = async ({ params }, { database }) => {
  const found = await findShared(database, params.id);
  if (!found) throw new Refusal('blueprint-not-found');
  return presentShared(found);
};

export const readSharing: Handler<typeof contract.readSharing> = async ({ caller }, { database }) => ({ success: true, data: await readShare(database, caller.user.id) });

export const shareBlueprint: Handler<typeof contract.shareBlueprint> = async ({ caller, body }, { database }) => {
  const data = await share(database, caller.user.id, body);
  if (!data) throw new Refusal('blueprint-not-found');
  return { success: true, data };
};

export const stopSharing: Handler<typeof contract.stopSharing> = async ({ caller }, { database }) => ({ success: true, data: await unshare(database, caller.user.id) });
