import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@bridge/client';
import { contract, opportunityLimits } from '@bridge/model';
import type { OpportunityKind } from '@bridge/model';

/** Where all that these screens ask for is kept. */
export const opportunityKeys = { talent: ['opportunities', 'talent'], partner: ['opportunities', 'partner'] } as const;

// Answers come from somebody else: lists of applications look again by themselves.
const lookAgain = { refetchOnWindowFocus: true, refetchInterval: 60_000 } as const;
const limit = opportunityLimits.pageSize;

export type OpportunitiesFilter = { kind?: OpportunityKind; q?: string; category?: string; show?: 'saved' | 'fitting'; page?: number; limit?: number };

/** Projects and openings, those that fit the talent best first. */
export function opportunitiesQuery(userId: string, filter: OpportunitiesFilter) {
  return queryOptions({
    queryKey: [...opportunityKeys.talent, 'list', userId, filter],
    queryFn: ({ signal }) => call(contract.listOpportunities, { params: { userId }, query: { limit, ...filter }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** One opportunity; what is not there is not asked for again. */
export function opportunityQuery(userId: string, opportunityId: string) {
  return queryOptions({
    queryKey: [...opportunityKeys.talent, 'one', userId, opportunityId],
    queryFn: async ({ signal }) => (await call(contract.readOpportunity, { params: { userId, opportunityId }, signal })).data,
  });
}

/** What the talent answered in the survey. */
export function surveyQuery(userId: string) {
  return queryOptions({
    queryKey: ['survey-answers', userId],
    queryFn: async ({ signal }) => {
      const { data } = await call(contract.lookUpUser, { params: { userId }, signal });
      return 'survey' in data ? data.survey : {};
    },
    staleTime: 0, // the survey may have been answered a moment ago
  });
}

/** The talent's own applications, the newest first. */
export function applicationsQuery(userId: string, kind: OpportunityKind, page: number) {
  return queryOptions({
    queryKey: [...opportunityKeys.talent, 'applications', userId, kind, page],
    queryFn: ({ signal }) => call(contract.listApplications, { params: { userId }, query: { kind, page, limit }, signal }),
    ...lookAgain,
  });
}

/** The figures of the partner's dashboard. */
export function partnerDashboardQuery(userId: string) {
  return queryOptions({
    queryKey: [...opportunityKeys.partner, 'dashboard', userId],
    queryFn: async ({ signal }) => (await call(contract.partnerDashboard, { params: { userId }, signal })).data,
    ...lookAgain,
  });
}

/** The partner's own posts, the last changed first. */
export function postsQuery(userId: string, page: number, most: number = limit) {
  return queryOptions({
    queryKey: [...opportunityKeys.partner, 'posts', userId, page, most],
    queryFn: ({ signal }) => call(contract.listPosts, { params: { userId }, query: { page, limit: most }, signal }),
    refetchOnWindowFocus: true,
  });
}

export function postQuery(userId: string, postId: string) {
  return queryOptions({
    queryKey: [...opportunityKeys.partner, 'post', userId, postId],
    queryFn: async ({ signal }) => (await call(contract.readPost, { params: { userId, postId }, signal })).data,
    staleTime: 0,
  });
}

/** Applications to the partner's posts, those that wait longest first. */
export function applicantsQuery(userId: string, post: string | undefined, page: number) {
  return queryOptions({
    queryKey: [...opportunityKeys.partner, 'applicants', userId, post, page],
    queryFn: ({ signal }) => call(contract.listApplicants, { params: { userId }, query: { page, limit, ...(post && { post }) }, signal }),
    ...lookAgain,
  });
}

/** Talents who applied to the partner. */
export function networkQuery(userId: string, page: number) {
  return queryOptions({
    queryKey: [...opportunityKeys.partner, 'network', userId, page],
    queryFn: ({ signal }) => call(contract.partnerNetwork, { params: { userId }, query: { page, limit }, signal }),
  });
}
