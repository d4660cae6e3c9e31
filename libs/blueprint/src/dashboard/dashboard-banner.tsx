import { Button, Flex } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '@bridge/client';
import { greetingAt } from '@bridge/model';
import { PageButton, Walkers } from '@bridge/ui';
import type { Talent } from '../person.ts';
import type { Ways } from './ways.ts';
import type { CardState } from './card-state.ts';

/** Greeting by the local hour, what stands ready, and the one thing to do next. */
export function DashboardBanner({
  user,
  state,
  ways: { hasDraft, onTakeSurvey, onGenerate, isPlanWaiting },
  now,
  onRetakeSurvey,
}: {
  user: Talent;
  state: CardState;
  ways: Ways;
  now: Date;
  onRetakeSurvey: () => void;
}) {
  const { t } = useTranslation('blueprint');
  const timeZone = useTimeZone();
  const isReady = state === 'ready' || (state === 'pending' && user.isProfileDataSet); // then the next stone leads, and this is the head of the page
  return (
    <section className={isReady ? 'br-card-head' : 'br-banner br-deep'}>
      <Flex direction="column" gap="2" className={isReady ? 'bp-welcome' : undefined}>
        <p className="br-small" style={isReady ? undefined : { color: 'var(--br-deep-muted)' }}>
          {t(`greeting.${greetingAt(now, timeZone)}`, { name: `${user.firstName} ${user.lastName}`.trim() })}
        </p>
        <h1 className="br-d2">{t('banner.title')}</h1>
        {state === 'pending' && <UnsaidBanner isReady={isReady === true} />}
        {state === 'ready' && <p className="br-lede">{t('banner.ready')}</p>}
        {state === 'empty' && <p className="br-lede">{t(isPlanWaiting && onGenerate ? 'banner.made' : 'banner.start')}</p>}
        {state !== 'pending' && (
          <Flex wrap="wrap" gap="3" pt={{ initial: isReady ? '1' : '4', sm: '4' }} className={isReady ? 'bp-ways-on' : undefined}>
            {state === 'ready' && (
              <PageButton to="/talent/career" variant="soft">
                {t('banner.viewBlueprint')}
              </PageButton>
            )}
            {hasDraft && (
              <Button size="3" variant={state === 'empty' ? 'solid' : 'outline'} onClick={onTakeSurvey}>
                {t('banner.continueSurvey')}
              </Button>
            )}
            {state === 'empty' && onGenerate && (
              <Button size="3" variant={hasDraft ? 'outline' : 'solid'} onClick={onGenerate}>
                {t(isPlanWaiting ? 'offer.look' : 'banner.generate')}
              </Button>
            )}
            {state === 'empty' && !hasDraft && !onGenerate && (
              <Button size="3" onClick={onTakeSurvey}>
                {t('banner.takeSurvey')}
              </Button>
            )}
            {(state === 'ready' || (state === 'empty' && onGenerate && !hasDraft)) && (
              <Button size="3" variant="outline" onClick={onRetakeSurvey}>
                {t('banner.retakeSurvey')}
              </Button>
            )}
          </Flex>
        )}
      </Flex>
      {!isReady && <Walkers />}
    </section>
  );
}

/** What will most likely be said and offered, as grey stones of the same size. */
function UnsaidBanner({ isReady }: { isReady: boolean }) {
  const { t } = useTranslation('blueprint');
  const offered = isReady ? (['banner.viewBlueprint', 'banner.retakeSurvey'] as const) : (['banner.takeSurvey'] as const);
  return (
    <>
      <p className="br-lede" aria-hidden="true">
        <span className="bp-unsaid">{t(isReady ? 'banner.ready' : 'banner.start')}</span>
      </p>
      <Flex wrap="wrap" gap="3" pt={{ initial: isReady ? '1' : '4', sm: '4' }} className={isReady ? 'bp-ways-on' : undefined} aria-hidden="true" inert>
        {offered.map((words) => (
          <Button key={words} size="3" variant="soft" className="bp-unsaid">
            {t(words)}
          </Button>
        ))}
      </Flex>
    </>
  );
}
