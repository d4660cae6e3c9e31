import { infiniteQueryOptions } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import { call } from '@bridge/client';
import { contract } from '@bridge/model';
import type { AnswerOf, ThreadMessage } from '@bridge/model';
import { mentorshipKeys } from '../queries.ts';

type Page = AnswerOf<typeof contract.listMessages>;
export type Thread = InfiniteData<Page>;

const lookAgainEvery = 15_000;

/** The messages of a session, the newest page first. It is asked for again while it is on screen: the other side may be writing. */
export function threadQuery(sessionId: string) {
  return infiniteQueryOptions({
    queryKey: [...mentorshipKeys.threads, sessionId],
    queryFn: ({ pageParam, signal }) => call(contract.listMessages, { params: { sessionId }, query: pageParam ? { before: pageParam } : {}, signal }),
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
