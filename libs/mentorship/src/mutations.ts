import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { call, ownProfileQuery } from '@bridge/client';
import { contract, type BodyOf } from '@bridge/model';
import { mentorshipKeys } from './queries.ts';

/** What a mentor or talent does with a session; every list that shows sessions follows. */
export function useSessionActions() {
  const client = useQueryClient();
  const onSuccess = () => sessionsChanged(client);
  return {
    answer: useMutation({
      mutationFn: ({ sessionId, ...body }: { sessionId: string; accept: boolean; reason?: string }) =>
        call(contract.answerSession, { params: { sessionId }, body }),
      onSuccess,
    }),
    cancel: useMutation({
      mutationFn: ({ sessionId, reason }: { sessionId: string; reason?: string }) =>
        call(contract.cancelSession, { params: { sessionId }, body: reason ? { reason } : {} }),
      onSuccess,
    }),
    reschedule: useMutation({
      mutationFn: ({ sessionId, startsAt }: { sessionId: string; startsAt: string }) =>
        call(contract.rescheduleSession, { params: { sessionId }, body: { startsAt } }),
      onSuccess,
    }),
    propose: useMutation({
      mutationFn: ({ sessionId, startsAt }: { sessionId: string; startsAt: string }) => call(contract.proposeTime, { params: { sessionId }, body: { startsAt } }),
      onSuccess,
    }),
    withdraw: useMutation({
      mutationFn: (sessionId: string) => call(contract.withdrawProposal, { params: { sessionId } }),
      onSuccess,
    }),
    answerProposal: useMutation({
      mutationFn: ({ sessionId, ...body }: { sessionId: string; accept: boolean; startsAt: string }) =>
        call(contract.answerProposal, { params: { sessionId }, body }),
      onSuccess,
    }),
    complete: useMutation({
      mutationFn: (sessionId: string) => call(contract.completeSession, { params: { sessionId } }),
      onSuccess,
    }),
    setJoinLink: useMutation({
      mutationFn: ({ sessionId, joinLink }: { sessionId: string; joinLink: string }) =>
        call(contract.setJoinLink, { params: { sessionId }, body: { joinLink } }),
      onSuccess,
    }),
  };
}

/** Refreshes all that shows sessions: their lists, the mentor's figures, the mentor's booked times. */
export async function sessionsChanged(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: mentorshipKeys.sessions }),
    client.invalidateQueries({ queryKey: mentorshipKeys.own }),
    client.invalidateQueries({ queryKey: mentorshipKeys.mentors }),
  ]);
}

/** Changes what is sent of a mentor's own profile; the rest stays. Open times follow at once, booked sessions stay. */
export function useSaveProfile(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.updateMentor>) => call(contract.updateMentor, { params: { userId }, body }),
    onSuccess: (_, { face }) => {
      if (face !== undefined) void client.fetchQuery({ ...ownProfileQuery(), staleTime: 0 }).catch(() => {}); // the bar shows it
      return sessionsChanged(client);
    },
  });
}

export type Rating = { rating: number; type: 'positive' | 'negative'; text: string };

/** Writes the review of a completed session, or replaces it. */
export function useWriteReview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ sessionId, ...body }: Rating & { sessionId: string }) => call(contract.writeReview, { params: { sessionId }, body }),
    onSuccess: () => Promise.all([reviewsChanged(client), client.invalidateQueries({ queryKey: mentorshipKeys.sessions })]),
  });
}

/** The mentor's one answer to a review. */
export function useAnswerReview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ reviewId, text }: { reviewId: string; text: string }) => call(contract.answerReview, { params: { reviewId }, body: { text } }),
    onSuccess: () => reviewsChanged(client),
  });
}

/** The writer's one answer to an own review being hidden. */
export function useAppealReview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ reviewId, text }: { reviewId: string; text: string }) => call(contract.appealReview, { params: { reviewId }, body: { text } }),
    onSuccess: () => client.invalidateQueries({ queryKey: mentorshipKeys.sessions }),
  });
}

// Averages stand on cards and profiles too.
async function reviewsChanged(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: mentorshipKeys.reviews }),
    client.invalidateQueries({ queryKey: mentorshipKeys.mentors }),
    client.invalidateQueries({ queryKey: mentorshipKeys.own }),
  ]);
}
