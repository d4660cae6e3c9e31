import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ApiError, call, serverNow } from '@bridge/client';
import { contract, deviceZone, mentorLimits } from '@bridge/model';
import type { DirectoryFilters, MentorView, Session } from '@bridge/model';
import { nextPoll, rememberVerification } from './rules/verification.ts';

/** Where all that these screens ask for is kept. A booking made elsewhere invalidates `sessions` and `mentors`. */
export const mentorshipKeys = {
  mentors: ['mentorship', 'mentors'],
  sessions: ['mentorship', 'sessions'],
  reviews: ['mentorship', 'reviews'],
  own: ['mentorship', 'own'],
} as const;

// Requests and answers come from somebody else: lists of sessions look again by themselves.
const lookAgain = { refetchOnWindowFocus: true, refetchInterval: 60_000 } as const;

/** One page of verified mentors, those that fit the talent best first. */
export function mentorsQuery({ q, page, filters = {} }: { q: string; page: number; filters?: DirectoryFilters }) {
  const asked = { ...filters, ...(filters.zone ? { timeZone: deviceZone() } : {}) };
  return queryOptions({
    queryKey: [...mentorshipKeys.mentors, 'list', q, page, asked],
    queryFn: ({ signal }) => call(contract.listMentors, { query: { page, limit: mentorLimits.pageSize, ...(q ? { q } : {}), ...asked }, signal }),
  });
}

/** A verified mentor. Anybody else's record, one's own included, is not found here. */
export function mentorQuery(userId: string) {
  return queryOptions({
    queryKey: [...mentorshipKeys.mentors, 'one', userId],
    queryFn: async ({ signal }): Promise<MentorView> => {
      const { data } = await call(contract.lookUpUser, { params: { userId }, signal });
      if (!('schedule' in data)) throw new ApiError({ status: 404, code: 'not-found' });
      return data;
    },
  });
}

export type SessionsFilter = { when?: 'requested' | 'upcoming' | 'past'; with?: string; page?: number };

/** One's own sessions. What is left of plans is counted anew with them: who sees that one was declined sees what it gives back. */
export function sessionsQuery({ page = 1, ...filter }: SessionsFilter) {
  const queryKey = [...mentorshipKeys.sessions, filter, page];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const answer = await call(contract.listSessions, { query: { ...filter, page, limit: mentorLimits.pageSize }, signal });
      const before = client.getQueryData<typeof answer>(queryKey);
      if (before && statesOf(before.sessions) !== statesOf(answer.sessions)) void client.invalidateQueries({ queryKey: [...mentorshipKeys.sessions, 'credits'] });
      return answer;
    },
    ...lookAgain,
  });
}

function statesOf(sessions: readonly Session[]): string {
  return sessions.map(({ id, state }) => `${id} ${state}`).join();
}

/** Reviews of a mentor, newest first. */
export function reviewsQuery(mentorId: string) {
  return infiniteQueryOptions({
    queryKey: [...mentorshipKeys.reviews, mentorId],
    queryFn: ({ pageParam, signal }) =>
      call(contract.listReviews, { params: { mentorId }, query: { page: pageParam, limit: mentorLimits.mostPerPage }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total, page, limit }) => (page * limit < total ? page + 1 : undefined),
  });
}

/** One's own mentor profile. While it waits for verification its state is asked for again, as long as that is promised. */
export function ownMentorQuery(userId: string) {
  return queryOptions({
    queryKey: [...mentorshipKeys.own, 'profile', userId],
    queryFn: async ({ signal }) => {
      const { data } = await call(contract.ownMentor, { params: { userId }, signal });
      rememberVerification(data.state, data.submittedAt, serverNow());
      return data;
    },
    refetchInterval: ({ state: { data } }) => (data ? nextPoll(data.state, data.submittedAt, serverNow()) : false),
    refetchIntervalInBackground: true,
  });
}

/** The figures of the mentor's dashboard. */
export function mentorDashboardQuery(userId: string) {
  return queryOptions({
    queryKey: [...mentorshipKeys.own, 'dashboard', userId],
    queryFn: async ({ signal }) => (await call(contract.mentorDashboard, { params: { userId }, signal })).data,
    ...lookAgain,
  });
}

export function menteesQuery(userId: string, page: number) {
  return queryOptions({
    queryKey: [...mentorshipKeys.own, 'mentees', userId, page],
    queryFn: ({ signal }) => call(contract.listMentees, { params: { userId }, query: { page, limit: mentorLimits.pageSize }, signal }),
  });
}

/** When a session with a mentor can start instead, as it is now: others book too. */
export function availabilityQuery(mentorId: string, moving: string) {
  return queryOptions({
    queryKey: [...mentorshipKeys.sessions, 'open', mentorId, moving],
    queryFn: async ({ signal }) => (await call(contract.readAvailability, { params: { mentorId }, query: { moving }, signal })).data,
    staleTime: 0,
  });
}
