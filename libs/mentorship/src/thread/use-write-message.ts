import { useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '@bridge/client';
import { contract } from '@bridge/model';
import { threadQuery, withMessage } from './queries.ts';

/** Sends a message. The same text, sent again after a failure, has the same key: what arrived after all is not there twice. */
export function useWriteMessage(sessionId: string) {
  const client = useQueryClient();
  const sent = useRef({ text: '', key: '' });
  return async (text: string) => {
    if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() };
    const { data } = await call(contract.writeMessage, { params: { sessionId }, body: { text, idempotencyKey: sent.current.key } });
    sent.current = { text: '', key: '' };
    const { queryKey } = threadQuery(sessionId);
    await client.cancelQueries({ queryKey }); // what was asked for before does not have it yet
    client.setQueryData(queryKey, (thread) => withMessage(thread, data));
  };
}
