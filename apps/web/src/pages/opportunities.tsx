import { useEffect } from 'react';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useSession } from '@bridge/client';
import { applicationForms, opportunityAt, type OpportunityKind } from '@bridge/model';
import { OpportunitiesPage, OpportunityPage, type ListSearch } from '@bridge/opportunities';
import { useAgeFirst } from '../safety/use-age-first.ts';
import { usePageTitle } from '../shell/page-head.tsx';
import { useDocument } from '../start/use-document.ts';
import { useWayBack } from '../start/use-way-back.ts';
import { useFieldsOfWork } from './use-fields-of-work.ts';

/** Where each kind stands. */
const rooms = {
  project: { all: '/talent/projects', one: '/talent/projects/$opportunityId' },
  opening: { all: '/talent/jobs', one: '/talent/jobs/$opportunityId' },
} as const;

/** Projects to join; what is searched is kept in the address. */
export const Projects = () => <All kind="project" />;
/** Open positions. */
export const Jobs = () => <All kind="opening" />;
/** One project, at its own address. */
export const Project = () => <One kind="project" />;
/** One open position, likewise. */
export const Job = () => <One kind="opening" />;

function All({ kind }: { kind: OpportunityKind }) {
  const user = useSession()?.user;
  const { all } = rooms[kind];
  const search = useSearch({ from: `/signed-in${all}` });
  const navigate = useNavigate();
  const documents = useDocuments(kind);
  const categories = kind === 'project' ? documents.categories : [];
  const category = categories.find(({ id }) => id === search.category)?.id;
  const show = useWayBack<string>((apply, how) => navigate({ to: all, search: { ...search, apply }, ...how }));
  const isOdd = search.category !== category;
  useEffect(() => {
    if (isOdd) void navigate({ to: all, search: { ...search, category }, replace: true });
  });
  if (!user) return null;
  return (
    <OpportunitiesPage
      userId={user.userId}
      kind={kind}
      {...documents}
      categories={categories}
      search={read({ ...search, category })}
      onSearch={(next) => (next.apply !== search.apply && next.show === search.show ? show(next.apply) : void navigate({ to: all, search: written(next), ...manner(search, next) }))}
    />
  );
}

function One({ kind }: { kind: OpportunityKind }) {
  const user = useSession()?.user;
  const { all, one } = rooms[kind];
  const { opportunityId } = useParams({ from: `/signed-in${one}` });
  const { apply } = useSearch({ from: `/signed-in${one}` });
  const navigate = useNavigate();
  const documents = useDocuments(kind);
  const onTitle = usePageTitle();
  const ageFirst = useAgeFirst();
  const show = useWayBack<true>((next, how) => navigate({ to: one, params: { opportunityId }, search: { apply: next }, ...how }));
  if (!user) return null;
  return (
    <OpportunityPage
      key={opportunityId}
      userId={user.userId}
      kind={kind}
      named={opportunityId}
      {...documents}
      isApplying={apply ?? false}
      onApply={(next) => (next && isOfPartner(kind, opportunityId) ? void ageFirst(() => show(true)) : show(next || undefined))}
      onSent={() => void navigate({ to: all, search: { show: 'applied' }, replace: true })}
      onTitle={onTitle}
    />
  );
}

/** A partner reads name and address of whoever applies. */
function isOfPartner(kind: OpportunityKind, named: string): boolean {
  return opportunityAt(kind, named).startsWith('post.');
}

/** What both screens are drawn with. */
function useDocuments(kind: OpportunityKind) {
  const categories = useFieldsOfWork();
  const form = useDocument(`forms/${applicationForms[kind]}`);
  const survey = useDocument('surveys/talent');
  return { categories, form, survey };
}

type Address = { q?: string | undefined; category?: string | undefined; show?: ListSearch['show']; page?: number | undefined; apply?: string | undefined };

function read({ q = '', category = '', show, page = 1, apply }: Address): ListSearch {
  return { q, category, show, page, apply };
}

function written({ q, category, show, page, apply }: ListSearch): Address {
  return { q: q || undefined, category: category || undefined, show, page: page > 1 ? page : undefined, apply };
}

/** Every view is a place to come back to; every letter of a search is not. The list stays where it is under a dialog. */
function manner(before: Address, next: ListSearch) {
  const isTyping = before.q !== undefined && next.q !== before.q;
  const isSent = before.apply !== undefined && next.apply === undefined; // what was written there is not gone back to
  return { replace: isTyping || isSent, resetScroll: next.page !== (before.page ?? 1) || next.show !== before.show };
}
