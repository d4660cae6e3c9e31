import { idSchema, type contract } from '@bridge/model';
import * as v from 'valibot';
import { blocksBy, bringTogether, keepApart, ownerOf } from '../blocks/face.ts';
import { endSessionsBetween } from '../bookings/face.ts';
import type { Handler } from '../core/call-handler.ts';
import { spend } from '../core/rate-limit.ts';
import { Refusal } from '../core/refusal.ts';
import { endApplicationsBetween } from '../opportunities/face.ts';
import { dropMailsBetween } from '../threads/face.ts';

export const blockPerson: Handler<typeof contract.blockPerson> = async ({ body, caller: { user } }, services) => {
  const { database, rates, words } = services;
  await spend(database, [{ parts: ['block', user.id], rate: rates.blocksByUser }]); // it can send mails
  await database.transaction(async (transaction) => {
    const owner = await ownerOf(transaction, services, body.about, body.id, user.id);
    if (!owner) throw new Refusal('report-nothing');
    await keepApart(transaction, user.id, owner);
    const two = { by: user.id, other: owner.person_id };
    await endSessionsBetween(transaction, services, two);
    await endApplicationsBetween(transaction, services, two);
    await dropMailsBetween(transaction, two);
  });
  return { success: true, message: words.answer('personBlocked') };
};

export const unblockPerson: Handler<typeof contract.unblockPerson> = async ({ params, caller }, { database, words }) => {
  const isUndone = v.is(idSchema, params.blockId) && (await bringTogether(database, caller.user.id, params.blockId));
  return { success: true, message: words.answer(isUndone ? 'personUnblocked' : 'personNotBlocked') };
};

export const listBlocks: Handler<typeof contract.listBlocks> = async ({ caller }, { database }) => {
  return { success: true, blocks: await blocksBy(database, caller.user.id) };
};
