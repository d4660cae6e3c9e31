import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@bridge/client';
import type { Hit, List } from '@bridge/content';
import { contract, type BodyOf, type CaseKind, type DecidedKind, type PersonDecision, type PreviewedMail } from '@bridge/model';

/** Where all that the console asks for is kept. */
export const staffKeys = ['staff'] as const;

// Colleagues take and decide the same cases: what is on screen looks again by itself, and where it is looked at again, however fresh it is.
// What never came is not asked for over and over: it would take the place of why, and the focus of the way out.
const pause = ({ state }: { state: { data: unknown; error: unknown } }) => state.data === undefined && state.error !== null ? false : 5_000;
const lookAgain = { refetchOnWindowFocus: 'always', refetchInterval: pause } as const;

/** What the person may do, and what waits of it. */
export function todayQuery() {
  return queryOptions({ queryKey: [...staffKeys, 'today'], queryFn: async ({ signal }) => (await call(contract.staffToday, { signal })).data, ...lookAgain });
}

/** One page of what waits, the oldest first. */
export function casesQuery(kind: CaseKind | undefined, page: number) {
  return queryOptions({
    queryKey: [...staffKeys, 'cases', kind, page],
    queryFn: ({ signal }) => call(contract.listCases, { query: { page, ...(kind && { kind }) }, signal }),
    placeholderData: keepPreviousData,
    ...lookAgain,
  });
}

export function caseQuery(kind: CaseKind, caseId: string) {
  return queryOptions({ queryKey: [...staffKeys, 'case', kind, caseId], queryFn: async ({ signal }) => (await call(contract.readCase, { params: { kind, caseId }, signal })).data, ...lookAgain });
}

/** The mails that a decision would send. */
export function previewQuery(kind: CaseKind, caseId: string, body: BodyOf<typeof contract.previewDecision>) {
  return mailsQuery([kind, caseId, body], (signal) => call(contract.previewDecision, { params: { kind, caseId }, body, signal }));
}

/** The same of a decision about a person. */
export function previewPersonQuery(personId: string, body: PersonDecision) {
  return mailsQuery(['person', personId, body], (signal) => call(contract.previewPerson, { params: { personId }, body, signal }));
}

/** Asked anew each time, for the note is written meanwhile, and once: carried out, it would be refused. */
function mailsQuery(of: readonly unknown[], ask: (signal: AbortSignal) => Promise<{ mails: PreviewedMail[] }>) {
  return queryOptions({ queryKey: [...staffKeys, 'preview', ...of], queryFn: async ({ signal }) => (await ask(signal)).mails, gcTime: 0, staleTime: 'static', retry: false });
}

/** One page of what was decided, the newest first. */
export function decisionsQuery(kind: DecidedKind | undefined, page: number) {
  return queryOptions({ queryKey: [...staffKeys, 'decisions', kind, page], queryFn: ({ signal }) => call(contract.listDecisions, { query: { page, ...(kind && { kind }) }, signal }), placeholderData: keepPreviousData });
}

/** How the product does. */
export function healthQuery() {
  return queryOptions({ queryKey: [...staffKeys, 'health'], queryFn: async ({ signal }) => (await call(contract.staffHealth, { signal })).data, ...lookAgain });
}

/** The one person with this address or id; not asked where nothing is looked for. */
export function findPersonQuery(q: string) {
  return queryOptions({ queryKey: [...staffKeys, 'people', q], queryFn: ({ signal }) => call(contract.findPerson, { query: { q }, signal }), enabled: q !== '' });
}

export function personQuery(personId: string) {
  return queryOptions({ queryKey: [...staffKeys, 'person', personId], queryFn: async ({ signal }) => (await call(contract.readPerson, { params: { personId }, signal })).data });
}

export function membersQuery() {
  return queryOptions({ queryKey: [...staffKeys, 'members'], queryFn: async ({ signal }) => (await call(contract.listStaff, { signal })).members });
}

/** What was published, the one that went live last first. */
export function releasesQuery(page: number) {
  return queryOptions({ queryKey: [...staffKeys, 'releases', page], queryFn: ({ signal }) => call(contract.listReleases, { query: { page }, signal }), placeholderData: keepPreviousData, ...lookAgain });
}

/** What would be different with a release, as long as no other one goes live. */
export function releaseQuery(releaseId: string, generation: number) {
  return queryOptions({ queryKey: [...staffKeys, 'release', releaseId, generation], queryFn: async ({ signal }) => (await call(contract.readRelease, { params: { releaseId }, signal })).data });
}

export function auditQuery(q: string, page: number) {
  return queryOptions({ queryKey: [...staffKeys, 'audit', q, page], queryFn: ({ signal }) => call(contract.readAudit, { query: { q, page }, signal }), placeholderData: keepPreviousData });
}

/** Changes that are worked on, and those that were published. */
export function changesQuery() {
  return queryOptions({ queryKey: [...staffKeys, 'changes'], queryFn: async ({ signal }) => (await call(contract.listChanges, { signal })).changes, ...lookAgain });
}

/** One change; while it is being published it is looked at each second. */
export function changeQuery(changeId: string) {
  return queryOptions({
    queryKey: [...staffKeys, 'change', changeId],
    queryFn: async ({ signal }) => (await call(contract.readChange, { params: { changeId }, signal })).data,
    refetchOnWindowFocus: 'always',
    refetchInterval: (query) => (query.state.data && isUnderWay(query.state.data) ? 1_000 : pause(query)),
  });
}

function isUnderWay({ state, publishAt }: { state: string; publishAt: string | null }): boolean {
  return state === 'publishing' || (state === 'waiting' && publishAt !== null && Date.parse(publishAt) <= Date.now() + 2_000);
}

/** A page of a change as readers would have it; its ticket opens it once, so it is asked for again for each frame. */
export function pageQuery(changeId: string, wanted: BodyOf<typeof contract.previewDocument>, revision: number) {
  return queryOptions({
    queryKey: [...staffKeys, 'page', changeId, revision, wanted],
    queryFn: async ({ signal }) => (await call(contract.previewDocument, { params: { changeId }, body: wanted, signal })).data,
    gcTime: 0,
    staleTime: 'static',
    retry: false,
    placeholderData: keepPreviousData,
  });
}

/** A picture of a change as it is drawn; another one may come with each revision. */
export function pictureQuery(changeId: string, file: string, revision: number) {
  return queryOptions({
    queryKey: [...staffKeys, 'picture', changeId, revision, file],
    queryFn: async ({ signal }) => (await call(contract.showPicture, { params: { changeId }, query: { file }, signal })).data,
    staleTime: 'static',
    placeholderData: keepPreviousData,
  });
}

/** What was published of a document before. */
export function versionsQuery(changeId: string, file: string, locale: string | undefined) {
  return queryOptions({
    queryKey: [...staffKeys, 'versions', changeId, file, locale],
    queryFn: async ({ signal }) => (await call(contract.listDocumentVersions, { params: { changeId }, query: { file, ...(locale !== undefined && { locale }) }, signal })).versions,
  });
}

/** The documents of a change, and the texts that show some words. */
export function documentsQuery(changeId: string, words: string) {
  return queryOptions({
    queryKey: [...staffKeys, 'documents', changeId, words],
    queryFn: async ({ signal }) => {
      const { list, hits } = await call(contract.listDocuments, { params: { changeId }, query: { words }, signal });
      return { list: list as List, hits: hits as Hit[] }; // the content tools made them, whose types these are
    },
    placeholderData: keepPreviousData,
  });
}
