import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useSession } from '@bridge/client';
import { OpportunitiesPage, OpportunityPage, type ListSearch } from '@bridge/opportunities';
import { usePageTitle } from '../shell/page-head.tsx';
import { useDocument } from '../start/use-document.ts';

/** Projects to join; what is searched is kept in the address. */
export function Projects() {
  const user = useSession()?.user;
  const search = useSearch({ from: '/signed-in/talent/projects' });
  const navigate = useNavigate({ from: '/talent/projects' });
  const { categories } = useDocument('lists/opportunities');
  const form = useDocument('forms/apply');
  const survey = useDocument('surveys/talent');
  if (!user) return null;
  return (
    <OpportunitiesPage
      userId={user.userId}
      kind="project"
      categories={categories}
      form={form}
      survey={survey}
      search={read(search)}
      onSearch={(next) => void navigate({ search: written(next), ...manner(search, next) })}
    />
  );
}

/** Open positions. */
export function Jobs() {
  const user = useSession()?.user;
  const search = useSearch({ from: '/signed-in/talent/jobs' });
  const navigate = useNavigate({ from: '/talent/jobs' });
  const form = useDocument('forms/job-application');
  const survey = useDocument('surveys/talent');
  if (!user) return null;
  return (
    <OpportunitiesPage
      userId={user.userId}
      kind="opening"
      categories={[]}
      form={form}
      survey={survey}
      search={read(search)}
      onSearch={(next) => void navigate({ search: written(next), ...manner(search, next) })}
    />
  );
}

/** One project, at its own address. */
export function Project() {
  const user = useSession()?.user;
  const { opportunityId } = useParams({ from: '/signed-in/talent/projects/$opportunityId' });
  const { apply } = useSearch({ from: '/signed-in/talent/projects/$opportunityId' });
  const navigate = useNavigate({ from: '/talent/projects/$opportunityId' });
  const { categories } = useDocument('lists/opportunities');
  const form = useDocument('forms/apply');
  const survey = useDocument('surveys/talent');
  const onTitle = usePageTitle();
  if (!user) return null;
  return (
    <OpportunityPage
      key={opportunityId}
      userId={user.userId}
      kind="project"
      named={opportunityId}
      categories={categories}
      form={form}
      survey={survey}
      isApplying={apply ?? false}
      onApply={(next) => void navigate({ search: { apply: next || undefined }, resetScroll: false })}
      onSent={() => void navigate({ to: '/talent/projects', search: { show: 'applied' } })}
      onTitle={onTitle}
    />
  );
}

/** One open position, at its own address. */
export function Job() {
  const user = useSession()?.user;
  const { opportunityId } = useParams({ from: '/signed-in/talent/jobs/$opportunityId' });
  const { apply } = useSearch({ from: '/signed-in/talent/jobs/$opportunityId' });
  const navigate = useNavigate({ from: '/talent/jobs/$opportunityId' });
  const { categories } = useDocument('lists/opportunities');
  const form = useDocument('forms/job-application');
  const survey = useDocument('surveys/talent');
  const onTitle = usePageTitle();
  if (!user) return null;
  return (
    <OpportunityPage
      key={opportunityId}
      userId={user.userId}
      kind="opening"
      named={opportunityId}
      categories={categories}
      form={form}
      survey={survey}
      isApplying={apply ?? false}
      onApply={(next) => void navigate({ search: { apply: next || undefined }, resetScroll: false })}
      onSent={() => void navigate({ to: '/talent/jobs', search: { show: 'applied' } })}
      onTitle={onTitle}
    />
  );
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
  return { replace: isTyping, resetScroll: next.page !== (before.page ?? 1) || next.show !== before.show };
}
