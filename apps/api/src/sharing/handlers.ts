import type { contract, Sharing } from '@bridge/model';
import type { Caller } from '../core/caller.ts';
import { currentBlueprint } from '../blueprints/face.ts';
import type { Handler } from '../core/call-handler.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import { presentShared } from './present.ts';
import { findShared, isHidden, readShare, share, unshare, type Share } from './store.ts';
import { answerTakeDown } from './take-down.ts';
import { typedIn } from './typed.ts';

export const sharedBlueprint: Handler<typeof contract.sharedBlueprint> = async ({ params }, services) => {
  const found = await findShared(services.database, services, params.id);
  if (!found) throw new Refusal('blueprint-not-found');
  return presentShared(found, services);
};

export const readSharing: Handler<typeof contract.readSharing> = async ({ caller }, services) => answer(caller, services, await readShare(services.database, caller.user.id));

export const shareBlueprint: Handler<typeof contract.shareBlueprint> = async ({ caller, body }, services) => {
  const shared = await share(services.database, caller.user.id, body);
  if (!shared) throw new Refusal('blueprint-not-found');
  return answer(caller, services, shared);
};

export const stopSharing: Handler<typeof contract.stopSharing> = async ({ caller }, services) => answer(caller, services, await unshare(services.database, caller.user.id));

export const appealSharing: Handler<typeof contract.appealSharing> = async ({ caller, body }, services) => {
  const { database, words } = services;
  const isFirst = await answerTakeDown(database, caller.user.id, body.text);
  const share = await readShare(database, caller.user.id);
  if (!isFirst && share.takenDown?.appeal !== body.text) throw new Refusal('sharing-answered'); // the same text once more is a retry
  return { ...(await answer(caller, services, share)), message: words.answer('appealSent') };
};

async function answer({ user: { id, profile } }: Caller, services: Services, share: Share): Promise<{ success: true; data: Sharing }> {
  const { content, database } = services;
  const stored = await currentBlueprint(database, id);
  const hidden = share.isShared && (await isHidden(database, services, id));
  return { success: true, data: { ...share, ...(hidden && { hidden }), typed: stored ? typedIn(stored, profile, content) : [] } };
}
