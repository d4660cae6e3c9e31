import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Badges } from '@bridge/content';
import { Mark, PendingState, Skeleton } from '@bridge/ui';
import type { Talent } from '../person.ts';
import { fullBlueprintQuery } from '../queries.ts';
import { isEarned } from '../rules/badges.ts';
import { ShareButton } from '../sharing/share-button.tsx';
import '../blueprint.css';

/** What was earned by milestones and sessions; sharing is offered once there is a blueprint to share. */
export function BadgesCard({ user, badges, hasMetMentor }: { user: Talent; badges: Badges['items']; /** Undefined while nobody knows. */ hasMetMentor: boolean | undefined }) {
  const { t } = useTranslation('blueprint');
  const { data: blueprint, isError } = useQuery(fullBlueprintQuery(user.userId));
  return (
    <section className="br-card">
      <div className="br-card-head">
        <h2 className="br-d4">{t('badges.title')}</h2>
        {blueprint && <ShareButton user={user} label={t('badges.share')} />}
      </div>
      {blueprint === undefined && isError ? (
        <p className="br-muted" role="alert">
          {t('badges.failed')}
        </p>
      ) : blueprint === undefined ? (
        <PendingState label={t('badges.loading')}>
          <Skeleton height="8em" />
        </PendingState>
      ) : (
        <ul className="br-badges" role="list">
          {badges.map(({ id, title, text, rule }) => {
            const earned = isEarned(rule, blueprint, hasMetMentor);
            return (
              <li key={id} className={earned ? 'br-badge' : 'br-badge is-off'}>
                <Mark size={64} className="" />
                <b>{title}</b>
                <span className="br-small br-muted">{earned === undefined ? <Unknown text={t('badges.notYet', { text })} /> : t(earned ? 'badges.earned' : 'badges.notYet', { text })}</span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

/** Whether it was earned is not known yet: nothing is said, in the room of the longer of what may be. */
function Unknown({ text }: { text: string }) {
  return (
    <span aria-hidden="true" style={{ visibility: 'hidden' }}>
      {text}
    </span>
  );
}
