import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession, useTimeZone } from '@bridge/client';
import { greetingAt } from '@bridge/model';
import { ApplicantsPage, NetworkPage, PartnerDashboardPage, PostPage, PostsPage } from '@bridge/opportunities';
import { useDocument } from '../start/use-document.ts';
import { useWayBack } from '../start/use-way-back.ts';
import { usePostOptions } from './options.ts';

/** The partner's home. */
export function PartnerHome({ now = new Date() }: { now?: Date }) {
  const { t } = useTranslation('app');
  const user = useSession()?.user;
  const timeZone = useTimeZone();
  if (!user) return null;
  return <PartnerDashboardPage user={user} greeting={t(`dashboards.greeting.${greetingAt(now, timeZone)}`, { name: `${user.firstName} ${user.lastName}`.trim() })} />;
}

/** The partner's posts; the open page and the post that is being written are kept in the address. */
export function PartnerOpportunities() {
  const user = useSession()?.user;
  const { page = 1, post } = useSearch({ from: '/signed-in/partner/opportunities' });
  const navigate = useNavigate({ from: '/partner/opportunities' });
  const options = usePostOptions();
  const onOpen = useWayBack<typeof post>((next, how) => navigate({ search: { page: page > 1 ? page : undefined, post: next }, ...how }));
  if (!user) return null;
  return (
    <PostsPage
      userId={user.userId}
      options={options}
      page={page}
      open={post}
      onPage={(next) => void navigate({ search: { page: next > 1 ? next : undefined } })}
      onOpen={onOpen}
    />
  );
}

/** One of the partner's own posts, as talents read it. */
export function PartnerPost() {
  const user = useSession()?.user;
  const { postId } = useParams({ from: '/signed-in/partner/opportunities/$postId' });
  const options = usePostOptions();
  const forms = { project: useDocument('forms/apply'), opening: useDocument('forms/job-application') };
  if (!user) return null;
  return <PostPage userId={user.userId} postId={postId} options={options} forms={forms} />;
}

/** Who applied to the partner. */
export function PartnerNetwork() {
  const user = useSession()?.user;
  const { page = 1 } = useSearch({ from: '/signed-in/partner/network' });
  const navigate = useNavigate({ from: '/partner/network' });
  if (!user) return null;
  return <NetworkPage userId={user.userId} page={page} onPage={(next) => void navigate({ search: { page: next > 1 ? next : undefined } })} />;
}

/** Applications to the partner's posts. */
export function PartnerJobs() {
  const user = useSession()?.user;
  const { page = 1, post } = useSearch({ from: '/signed-in/partner/jobs' });
  const navigate = useNavigate({ from: '/partner/jobs' });
  if (!user) return null;
  return (
    <ApplicantsPage userId={user.userId} search={{ page, post }} onSearch={(next) => void navigate({ search: { page: next.page > 1 ? next.page : undefined, post: next.post } })} />
  );
}
