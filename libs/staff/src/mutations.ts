import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@bridge/client';
import { contract, type BodyOf, type CaseKind } from '@bridge/model';
import { tellOtherTabs } from './parts/other-tabs.ts';
import { caseQuery, membersQuery, personQuery, staffKeys } from './queries.ts';

/** What is done with one case; the queue follows, also where somebody else was quicker. */
export function useCaseActions(kind: CaseKind, caseId: string) {
  const client = useQueryClient();
  const params = { kind, caseId };
  const onSettled = () => {
    tellOtherTabs();
    return client.invalidateQueries({ queryKey: staffKeys });
  };
  return {
    claim: useMutation({ mutationFn: () => call(contract.claimCase, { params }), onSuccess: ({ data }) => client.setQueryData(caseQuery(kind, caseId).queryKey, data), onSettled }),
    release: useMutation({ mutationFn: () => call(contract.releaseCase, { params }), onSettled }),
    decide: useMutation({
      mutationFn: (body: BodyOf<typeof contract.decideCase>) => call(contract.decideCase, { params, body }),
      onSuccess: ({ data }) => client.setQueryData(caseQuery(kind, caseId).queryKey, data),
      onSettled,
    }),
  };
}

/** Gives somebody exactly these permissions. */
export function useChangeStaff() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.changeStaff>) => call(contract.changeStaff, { body }),
    onSuccess: ({ members }, { email }) => {
      const isOwn = client.getQueryData(membersQuery().queryKey)?.some((one) => one.own && one.email === email);
      client.setQueryData(membersQuery().queryKey, members);
      if (isOwn) void client.invalidateQueries({ queryKey: staffKeys }); // what is for them no more is not shown any more
    },
    onError: () => client.invalidateQueries({ queryKey: membersQuery().queryKey }), // a colleague may have been quicker
  });
}

/** Carries out what was decided about a person; an account that was closed is not there any more. */
export function useDecidePerson(personId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.decidePerson>) => call(contract.decidePerson, { params: { personId }, body }),
    onSuccess: ({ data }) => {
      if (data) client.setQueryData(personQuery(personId).queryKey, data);
      return client.invalidateQueries({ queryKey: staffKeys, predicate: ({ queryKey }) => data !== null || !queryKey.includes(personId) });
    },
    onError: () => client.invalidateQueries({ queryKey: staffKeys }), // a colleague may have been quicker
  });
}

/** Makes a former release the live one; refused where somebody published since the list was read. */
export function useGoBack(releaseId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.goBackToRelease>) => call(contract.goBackToRelease, { params: { releaseId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: staffKeys }),
  });
}

/** Begins a change; the list follows. */
export function useBeginChange() {
  const client = useQueryClient();
  return useMutation({ mutationFn: (body: BodyOf<typeof contract.beginChange>) => call(contract.beginChange, { body }), onSuccess: () => client.invalidateQueries({ queryKey: staffKeys }) });
}

/** What is done with a change as a whole; refused where somebody saved or published it meanwhile. */
export function useChangeActions(changeId: string) {
  const client = useQueryClient();
  const params = { changeId };
  const onSettled = () => client.invalidateQueries({ queryKey: staffKeys });
  return {
    decide: useMutation({ mutationFn: (body: BodyOf<typeof contract.decideChange>) => call(contract.decideChange, { params, body }), onSettled }),
    say: useMutation({ mutationFn: (body: BodyOf<typeof contract.sayOfChange>) => call(contract.sayOfChange, { params, body }), onSettled }),
    publish: useMutation({ mutationFn: (body: BodyOf<typeof contract.publishChange>) => call(contract.publishChange, { params, body }), onSettled }),
    bring: useMutation({ mutationFn: (body: BodyOf<typeof contract.bringPicture>) => call(contract.bringPicture, { params, body }), onSettled }),
    work: useMutation({ mutationFn: (body: BodyOf<typeof contract.workOnDocument>) => call(contract.workOnDocument, { params, body }), onSettled }),
  };
}
