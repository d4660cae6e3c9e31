import { useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { threadQuery, withMessage } from './queries.ts';
import type { ThreadSource } from './source.ts';

/** Sends a message. The same text, sent again after a failure, has the same key: what arrived after all is not there twice. */
export function useWriteMessage(source: ThreadSource) {
  const client = useQueryClient();
  const sent = useRef({ text: '', key: '' });
  return async (text: string) => {
    if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() };
    const written = await source.write({ text, idempotencyKey: sent.current.key });
    sent.current = { text: '', key: '' };
    const { queryKey } = threadQuery(source);
    await client.cancelQueries({ queryKey }); // what was asked for before does not have it yet
    client.setQueryData(queryKey, (thread) => withMessage(thread, written));
  };
}
