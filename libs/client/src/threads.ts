import { contract } from '@bridge/model';
import { messageOf } from './api-error.ts';
import { call } from './call.ts';

/** The thread of a session, for the thread's dialog. */
export function sessionThread(sessionId: string) {
  const params = { sessionId };
  return {
    about: 'session' as const,
    id: sessionId,
    read: (before: string | undefined, signal: AbortSignal) => call(contract.listMessages, { params, query: before ? { before } : {}, signal }),
    write: async (body: { text: string; idempotencyKey: string }) => (await call(contract.writeMessage, { params, body })).data,
    reasonOf: messageOf,
  };
}

/** The thread of an application, for the same. */
export function applicationThread(applicationId: string) {
  const params = { applicationId };
  return {
    about: 'application' as const,
    id: applicationId,
    read: (before: string | undefined, signal: AbortSignal) => call(contract.listApplicationMessages, { params, query: before ? { before } : {}, signal }),
    write: async (body: { text: string; idempotencyKey: string }) => (await call(contract.writeApplicationMessage, { params, body })).data,
    reasonOf: messageOf,
  };
}
