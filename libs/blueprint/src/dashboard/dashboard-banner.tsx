import { Button, Flex } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { greetingAt } from '@bridge/model';
import { Skeleton, Walkers } from '@bridge/ui';
import { PageButton } from '../parts/links.tsx';
import type { Talent } from '../person.ts';
import type { CardState } from './talent-dashboard.tsx';

/** Greeting by the local hour, what stands ready, and the one thing to do next. */
export function DashboardBanner({
  user,
  state,
  hasDraft,
  now,
  onTakeSurvey,
  onRetakeSurvey,
}: {
  user: Talent;
  state: CardState;
  hasDraft: boolean;
  now: Date;
  onTakeSurvey: () => void;
  onRetakeSurvey: () => void;
}) {
  const { t } = useTranslation('blueprint');
  return (
    <section className="br-banner br-deep">
      <Flex direction="column" gap="2">
        <p className="br-small" style={{ color: 'var(--br-deep-muted)' }}>
          {t(`greeting.${greetingAt(now)}`, { name: `${user.firstName} ${user.lastName}`.trim() })}
        </p>
        <h1 className="br-d2">{t('banner.title')}</h1>
        {state === 'pending' && <PendingBanner />}
        {state === 'ready' && <p className="br-lede">{t('banner.ready')}</p>}
        {state === 'empty' && <p className="br-lede">{t('banner.start')}</p>}
        <Flex wrap="wrap" gap="3" pt="4">
          {state === 'ready' && (
            <PageButton to="/talent/career" variant="solid">
              {t('banner.viewBlueprint')}
            </PageButton>
          )}
          {hasDraft && (
            <Button size="3" variant={state === 'empty' ? 'solid' : 'outline'} onClick={onTakeSurvey}>
              {t('banner.continueSurvey')}
            </Button>
          )}
          {state === 'empty' && !hasDraft && (
            <Button size="3" onClick={onTakeSurvey}>
              {t('banner.takeSurvey')}
            </Button>
          )}
          {state === 'ready' && (
            <Button size="3" variant="outline" onClick={onRetakeSurvey}>
              {t('banner.retakeSurvey')}
            </Button>
          )}
        </Flex>
      </Flex>
      <Walkers />
    </section>
  );
}

/** Keeps the height that the line and the buttons will have. */
function PendingBanner() {
  return (
    <>
      <Skeleton width="min(100%, 20em)" height="1.75em" />
      <Flex pt="5" aria-hidden="true">
        <Skeleton width="11em" height="48px" />
      </Flex>
    </>
  );
}
