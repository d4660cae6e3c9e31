import type { contract } from '@bridge/model';
import type { Handler } from '../core/call-handler.ts';
import { spend } from '../core/rate-limit.ts';
import { Refusal } from '../core/refusal.ts';

export const reportDeadLink: Handler<typeof contract.reportDeadLink> = async ({ params, caller }, { database, content, rates, words }) => {
  const resource = content.document('resources').items.find(({ id }) => id === params.resourceId);
  if (!resource) throw new Refusal('report-nothing');
  await spend(database, [{ parts: ['dead-link', caller.user.id], rate: rates.reportsByUser }]);
  // Once a person, as long as it is the same address.
  await database.query(
    `insert into link_reports as told (user_id, resource_id, address) values ($1, $2, $3)
     on conflict (user_id, resource_id) do update set address = excluded.address, created_at = now(), settled = false where told.address <> excluded.address`,
    [caller.user.id, resource.id, resource.address],
  );
  return { success: true, message: words.answer('linkReported') };
};
