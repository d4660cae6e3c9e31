import type { ReactNode } from 'react';
import { Button } from '@radix-ui/themes';
import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '@bridge/client';
import { greetingAt, type OwnMentor } from '@bridge/model';
import { fullName, Skeleton, Walkers } from '@bridge/ui';
import { FaceButton } from '../face/face-button.tsx';
import { mentorDashboardQuery } from '../queries.ts';
import { isPending } from '../rules/verification.ts';
import type { MentorDashboardProps } from './props.ts';

type Props = MentorDashboardProps & { own: OwnMentor | undefined; wasPending: boolean; now: Date };

/** Greeting, how far the profile is, and what to do next. */
export function MentorBanner(props: Props) {
  const { t } = useTranslation('mentorship');
  const timeZone = useTimeZone();
  const { user, own, wasPending, now } = props;
  return (
    <section className="br-banner br-deep">
      <div className="br-stack br-mentor-reasons">
        <p className="br-small br-banner-greeting">{t(`mentor.greeting.${greetingAt(now, timeZone)}`, { name: fullName(user) })}</p>
        {own ? <State {...props} own={own} /> : wasPending ? <Submitted text={t('mentor.banner.submittedText')} /> : <Pending />}
      </div>
      <Walkers who="mentor" />
    </section>
  );
}

function State({ own, ...props }: Props & { own: OwnMentor }): ReactNode {
  const { t } = useTranslation('mentorship');
  const { user, supportEmail: email, hasDraft, onStart, onUpdate, now } = props;
  const face = <FaceButton person={user} face={own.profile.face ?? ''} isShown={false} />;
  const update = (label: string) => (
    <Button size="3" onClick={onUpdate}>
      {label}
    </Button>
  );
  switch (own.state) {
    case 'draft':
      return (
        <Words title={t('mentor.banner.incompleteTitle')} text={t('mentor.banner.incompleteText')}>
          <Button size="3" onClick={onStart}>
            {t(hasDraft ? 'mentor.banner.continue' : 'mentor.banner.start')}
          </Button>
        </Words>
      );
    case 'changes-requested':
      return (
        <Words title={t('mentor.banner.changesTitle')} text={own.note ? t('mentor.banner.changesText', { note: own.note }) : t('mentor.banner.changesPlain')}>
          {update(t('mentor.banner.update'))}
          {face}
        </Words>
      );
    case 'submitted':
      return <Submitted text={isPending(own.state, own.submittedAt, now.getTime()) ? t('mentor.banner.submittedText') : t('mentor.banner.overdueText', { email })}>{face}</Submitted>;
    case 'declined':
      return (
        <Words title={t('mentor.banner.declinedTitle')} text={own.note ? t('mentor.banner.declinedText', { note: own.note }) : t('mentor.banner.declinedPlain')}>
          <Button asChild size="3">
            <a href={`mailto:${email}`}>{t('mentor.community.write')}</a>
          </Button>
        </Words>
      );
    case 'verified':
      return <Verified {...props} own={own} />;
  }
}

function Verified({ user, onUpdate, own }: Pick<Props, 'user' | 'onUpdate'> & { own: OwnMentor }) {
  const { t } = useTranslation('mentorship');
  const { data } = useQuery(mentorDashboardQuery(user.userId));
  const waiting = data?.requests ?? 0;
  const changed = (own.waiting ?? []).length > 0;
  return (
    <Words title={t('mentor.banner.verifiedTitle')} text={waiting ? t('mentor.banner.waiting', { count: waiting }) : t(changed ? 'mentor.banner.changedText' : 'mentor.banner.verifiedText')}>
      <Button asChild size="3">
        <Link to="/mentor/requests">{t('mentor.banner.requests')}</Link>
      </Button>
      <Button size="3" variant="outline" onClick={onUpdate}>
        {t('mentor.banner.update')}
      </Button>
      <FaceButton person={user} face={own.profile.face ?? ''} isShown />
    </Words>
  );
}

function Submitted({ text, children }: { text: string; children?: ReactNode }) {
  const { t } = useTranslation('mentorship');
  return (
    <Words title={t('mentor.banner.submittedTitle')} text={text}>
      {children}
    </Words>
  );
}

function Words({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <>
      <h1 className="br-d2">{title}</h1>
      <p className="br-lede br-words">{text}</p>
      {children && <div className="br-row br-banner-actions">{children}</div>}
    </>
  );
}

/** Keeps the height that the words will have. */
function Pending() {
  const { t } = useTranslation('mentorship');
  return (
    <>
      <h1 className="br-d2">
        <span className="br-vh">{t('mentor.banner.loading')}</span>
        <Skeleton width="min(100%, 10em)" />
      </h1>
      <Skeleton width="min(100%, 20em)" height="1.75em" />
    </>
  );
}
