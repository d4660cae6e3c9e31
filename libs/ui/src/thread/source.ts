import type { ThreadMessage } from '@bridge/model';

/** A page of a thread's messages, oldest first. */
export type ThreadPage = { messages: ThreadMessage[]; hasEarlier: boolean; canWrite: boolean };

/** Where a thread comes from and where the next message goes: the calls are the caller's. */
export type ThreadSource = {
  about: 'session' | 'application';
  id: string;
  /** The newest messages, or those before another. */
  read: (before: string | undefined, signal: AbortSignal) => Promise<ThreadPage>;
  write: (message: { text: string; idempotencyKey: string }) => Promise<ThreadMessage>;
  /** What the server says of a failure, if it says anything. */
  reasonOf: (error: unknown) => string | undefined;
};
