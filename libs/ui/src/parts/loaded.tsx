import type { ReactNode } from 'react';
import { FailedState, PendingState } from './states.tsx';

/** What a query says of itself. */
type Asked<Answer> = { data: Answer | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };

export type LoadedProps<Answer> = {
  query: Asked<Answer>;
  /** Said while it comes. */
  loading: string;
  /** Its shape while it comes. */
  outline: ReactNode;
  /** Said where it did not come. */
  failed: { title: string; text?: string; level?: 1 | 2 | 3 };
  children: (answer: NonNullable<Answer>) => ReactNode;
};

/** What was asked for, once it is there. What was loaded stays on screen when a later refresh fails. */
export function Loaded<Answer>({ query: { data, isError, isFetching, refetch }, loading, outline, failed, children }: LoadedProps<Answer>) {
  if (data) return children(data);
  if (isError) return <FailedState {...failed} busy={isFetching} onRetry={() => void refetch()} />;
  return <PendingState label={loading}>{outline}</PendingState>;
}
