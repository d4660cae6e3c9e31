import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FailedState } from '@bridge/ui';
import { ownMentorQuery } from '../queries.ts';
import { wasPending } from '../rules/verification.ts';
import { MentorBanner } from './mentor-banner.tsx';
import type { MentorDashboardProps } from './props.ts';
import { UnverifiedSections } from './unverified-sections.tsx';
import { VerifiedSections } from './verified-sections.tsx';
import '../mentorship.css';

/** The mentor's home: how far the profile is, and, once it is verified, all that happens. */
export function MentorDashboard(props: MentorDashboardProps) {
  const { t } = useTranslation('mentorship');
  const { data: own, isError, isFetching, refetch } = useQuery(ownMentorQuery(props.user.userId));
  const now = props.now ?? new Date();
  if (!own && isError)
    return (
      <section className="br-card">
        <FailedState level={1} title={t('mentor.failedTitle')} text={t('mentor.failedText')} busy={isFetching} onRetry={() => void refetch()} />
      </section>
    );
  return (
    <>
      <MentorBanner {...props} own={own} wasPending={wasPending()} now={now} />
      {own?.state === 'verified' ? <VerifiedSections {...props} now={now} /> : own && <UnverifiedSections {...props} own={own} />}
    </>
  );
}
