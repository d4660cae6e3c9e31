import { infiniteQueryOptions } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import type { ThreadMessage } from '@bridge/model';
import type { ThreadPage, ThreadSource } from './source.ts';

export type Thread = InfiniteData<ThreadPage>;

const lookAgainEvery = 15_000;

/** The messages of a thread, the newest page first. It is asked for again while it is on screen: the other side may be writing. */
export function threadQuery({ about, id, read }: ThreadSource) {
  return infiniteQueryOptions({
    queryKey: ['threads', about, id],
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ hasEarlier, messages }) => (hasEarlier ? messages[0]?.id : undefined),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: lookAgainEvery,
  });
}

/** All messages that were loaded, oldest first. */
export function messagesOf({ pages }: Thread): ThreadMessage[] {
  return pages.toReversed().flatMap(({ messages }) => messages);
}

/** The thread with one more message at its end, once. */
export function withMessage(thread: Thread | undefined, message: ThreadMessage): Thread | undefined {
  const [newest, ...earlier] = thread?.pages ?? [];
  if (!thread || !newest) return thread;
  const others = newest.messages.filter(({ id }) => id !== message.id);
  return { ...thread, pages: [{ ...newest, messages: [...others, message] }, ...earlier] };
}
