import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@bridge/client';
import { contract } from '@bridge/model';
import type { Answers, BodyOf } from '@bridge/model';
import { opportunityKeys } from './queries.ts';

/** What a talent does with opportunities; every list that shows them follows. */
export function useTalentActions(userId: string) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: opportunityKeys.talent });
  return {
    save: useMutation({
      mutationFn: ({ opportunityId, on }: { opportunityId: string; on: boolean }) =>
        call(on ? contract.saveOpportunity : contract.forgetOpportunity, { params: { userId, opportunityId } }),
      onSuccess,
    }),
    apply: useMutation({
      mutationFn: (body: { opportunity: string; answers: Answers; share: { skills: boolean; plan: boolean }; key: string }) => call(contract.applyFor, { params: { userId }, body }),
      onSuccess,
    }),
    share: useMutation({
      mutationFn: ({ applicationId, ...body }: BodyOf<typeof contract.changeShares> & { applicationId: string }) => call(contract.changeShares, { params: { userId, applicationId }, body }),
      onSuccess,
    }),
    withdraw: useMutation({
      mutationFn: (applicationId: string) => call(contract.withdrawApplication, { params: { userId, applicationId } }),
      onSuccess,
    }),
  };
}

/** What a partner does with posts and applicants; all the partner's rooms follow. */
export function usePartnerActions(userId: string) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: opportunityKeys.partner });
  return {
    write: useMutation({
      mutationFn: ({ postId, ...body }: BodyOf<typeof contract.writePost> & { postId?: string }) =>
        postId ? call(contract.changePost, { params: { userId, postId }, body }) : call(contract.writePost, { params: { userId }, body }),
      onSuccess,
    }),
    close: useMutation({
      mutationFn: (postId: string) => call(contract.closePost, { params: { userId, postId } }),
      onSuccess,
    }),
    reopen: useMutation({
      mutationFn: (postId: string) => call(contract.reopenPost, { params: { userId, postId } }),
      onSuccess,
    }),
    appeal: useMutation({
      mutationFn: ({ postId, text }: { postId: string; text: string }) => call(contract.appealPost, { params: { userId, postId }, body: { text } }),
      onSuccess,
    }),
    answer: useMutation({
      mutationFn: ({ applicationId, ...body }: BodyOf<typeof contract.answerApplicant> & { applicationId: string }) =>
        call(contract.answerApplicant, { params: { userId, applicationId }, body }),
      onSuccess,
    }),
  };
}
