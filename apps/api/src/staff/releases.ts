import type { contract } from '@bridge/model';
import type { Handler } from '../core/call-handler.ts';
import { Refusal } from '../core/refusal.ts';
import { compareReleases, findReleases, goBack, listReleases as pageOfReleases, liveRelease } from '../publishing/face.ts';
import { auditTrail } from './audit-trail.ts';
import { quicker } from './changed.ts';
import { named } from './queue.ts';

export const listReleases: Handler<typeof contract.listReleases> = async ({ query: { page, limit } }, { database }) => {
  const [{ releases, total }, live] = await Promise.all([pageOfReleases(database, { skip: (page - 1) * limit, most: limit }), liveRelease(database)]);
  const listed = await named(database, releases);
  const byOf = new Map((await named(database, releases.map(({ id, liveBy }) => ({ id, by: liveBy ?? '' })))).map(({ id, by }) => [id, by]));
  return { success: true, releases: listed.map((one) => ({ ...one, liveBy: one.liveBy === null ? null : (byOf.get(one.id) ?? one.liveBy) })), generation: live?.generation ?? 0, total, page, limit };
};

export const readRelease: Handler<typeof contract.readRelease> = async ({ params: { releaseId } }, { database }) => {
  const live = await liveRelease(database);
  const found = live && (await compareReleases(database, live.release, await idOf(database, releaseId)));
  if (!found) throw new Refusal('not-found');
  return { success: true, data: found };
};

export const goBackToRelease: Handler<typeof contract.goBackToRelease> = async ({ params, body, caller }, { database, content, words }) => {
  const release = await idOf(database, params.releaseId);
  const done = await goBack(database, release, { by: `staff ${caller.user.id}`, note: body.note, seen: body.generation });
  if (done !== true) {
    const live = await liveRelease(database); // somebody published meanwhile, or it is live already
    const [last] = live ? await named(database, (await auditTrail(database, ['content'], live.release)).slice(-1)) : [];
    throw quicker({ content, words }, last) ?? new Refusal('case-changed');
  }
  return { success: true, message: words.answer('releaseBack') };
};

async function idOf(database: Parameters<typeof findReleases>[0], id: string): Promise<string> {
  const [found] = await findReleases(database, id);
  if (found?.id !== id) throw new Refusal('not-found');
  return id;
}
