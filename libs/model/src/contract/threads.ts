import * as v from 'valibot';
import { call } from '../call.ts';
import { idSchema, prose } from '../fields.ts';
import { limits } from '../limits.ts';

/** What one side of a session has written, as the caller sees it. */
export const threadMessageSchema = v.object({ id: v.string(), text: v.string(), mine: v.boolean(), writtenAt: v.string() });
export type ThreadMessage = v.InferOutput<typeof threadMessageSchema>;

/** The text of a message, as it is sent. */
export const threadTextSchema = v.pipe(prose(limits.threadMessageLength), v.minLength(1, 'required'));

/** What the talent and the mentor of a session write to each other. Anybody else's session is not found. */
export const threadCalls = {
  listMessages: call('GET', '/sessions/{sessionId}/messages', {
    purpose: 'The newest messages of a session, or those before another, oldest first. Asking for the newest marks all as read.',
    access: 'user',
    effect: true,
    query: v.strictObject({ before: v.optional(idSchema) }),
    answer: v.object({
      success: v.literal(true),
      messages: v.array(threadMessageSchema),
      hasEarlier: v.boolean(),
      /** False where nothing was written before the session was declined or taken back. */
      canWrite: v.boolean(),
    }),
  }),
  writeMessage: call('POST', '/sessions/{sessionId}/messages', {
    purpose: 'Writes to the other side of a session. The same key finds the same message; one mail tells of all that is unread.',
    access: 'user',
    body: v.strictObject({ text: threadTextSchema, idempotencyKey: idSchema }),
    answer: v.object({ success: v.literal(true), message: v.string(), data: threadMessageSchema }),
  }),
};
