import * as v from 'valibot';
import { call } from '../call.ts';
import { idSchema, prose } from '../fields.ts';
import { limits } from '../limits.ts';

/** What one side of a thread has written, as the caller sees it. */
export const threadMessageSchema = v.object({ id: v.string(), text: v.string(), mine: v.boolean(), writtenAt: v.string(),
  /** Of one's own that nobody else reads: it waits for the staff, or was not passed on, with the reason. */
  held: v.optional(v.picklist(['waiting', 'withheld'])),
  note: v.optional(v.string()),
});
export type ThreadMessage = v.InferOutput<typeof threadMessageSchema>;

/** The text of a message, as it is sent. */
export const threadTextSchema = v.pipe(prose(limits.threadMessageLength), v.minLength(1, 'required'));

const reading = {
  access: 'user',
  effect: true,
  query: v.strictObject({ before: v.optional(idSchema) }),
  answer: v.object({
    success: v.literal(true),
    messages: v.array(threadMessageSchema),
    hasEarlier: v.boolean(),
    /** False where nothing was written before what it is about came to its end. */
    canWrite: v.boolean(),
  }),
} as const;
const writing = {
  access: 'user',
  ofAge: true,
  body: v.strictObject({ text: threadTextSchema, idempotencyKey: idSchema }),
  answer: v.object({ success: v.literal(true), message: v.string(), data: threadMessageSchema }),
} as const;

/** What two people write to each other: talent and mentor about a session, talent and partner about an application. Anybody else's is not found. */
export const threadCalls = {
  listMessages: call('GET', '/sessions/{sessionId}/messages', {
    purpose: 'The newest messages of a session, or those before another, oldest first. Asking for the newest marks all as read.',
    ...reading,
    kept: true,
  }),
  writeMessage: call('POST', '/sessions/{sessionId}/messages', {
    purpose: 'Writes to the other side of a session. The same key finds the same message; one mail tells of all that is unread.',
    ...writing,
  }),
  listApplicationMessages: call('GET', '/applications/{applicationId}/messages', {
    purpose: "The newest messages between an application's talent and the partner it was sent to, or those before another, oldest first. Asking for the newest marks all as read.",
    ...reading,
  }),
  writeApplicationMessage: call('POST', '/applications/{applicationId}/messages', {
    purpose: 'Writes to the other side of an application. The same key finds the same message; one mail tells of all that is unread.',
    ...writing,
  }),
};
