import * as v from 'valibot';
import { call } from '../call.ts';
import { idSchema } from '../fields.ts';
import { nameds } from '../staff/report.ts';

const doneSchema = v.object({ success: v.literal(true), message: v.string() });

/** Whom people keep away from themselves. The other is never told. */
export const blockCalls = {
  blockPerson: call('POST', '/users/{userId}/blocks', {
    purpose: 'Keeps the caller and somebody else apart, named by themself or by something of theirs that the caller sees. Neither finds the other from then on, and what is to come between them ends.',
    access: 'self',
    body: v.strictObject({ about: v.picklist(nameds, 'choice'), id: idSchema }),
    answer: doneSchema,
  }),
  unblockPerson: call('DELETE', '/users/{userId}/blocks/{blockId}', {
    purpose: 'Takes a block of the own back. What has ended stays so.',
    access: 'self',
    answer: doneSchema,
  }),
  listBlocks: call('GET', '/users/{userId}/blocks', {
    purpose: 'Whom the caller has blocked, the newest first, by the name they knew them by.',
    access: 'self',
    answer: v.object({ success: v.literal(true), blocks: v.array(v.object({ id: v.string(), name: v.string(), blockedAt: v.string() })) }),
  }),
};
