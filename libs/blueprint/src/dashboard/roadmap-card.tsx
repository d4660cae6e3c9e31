import { Fragment } from 'react';
import { Button, Flex } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import type { CareerBlueprint } from '@bridge/model';
import { Bridge, FailedState, PendingState, Skeleton, useMedia } from '@bridge/ui';
import { YearLink } from '../parts/links.tsx';
import { LabelledBridge, PendingBridge } from '../parts/labelled-bridge.tsx';
import { nextMilestone, overallProgress, progressByYear } from '../rules/roadmap.ts';
import type { Talent } from '../person.ts';
import type { SurveyLabels } from '../rules/reasons.ts';
import { NextStone } from './next-stone.tsx';
import type { Ways } from './ways.ts';
import type { CardState } from './card-state.ts';

const unbuilt = Array.from({ length: 5 }, () => ({ done: 0, total: 5 }));

/** The five years as a bridge, each with a link to it, and the next stone: on phones that comes first, on screen as in reading. */
export function RoadmapCard({
  user,
  survey,
  blueprint,
  state,
  ways,
  onRetry,
}: {
  user: Talent;
  survey: SurveyLabels;
  blueprint: CareerBlueprint | undefined;
  state: CardState;
  ways: Ways;
  onRetry: () => void;
}) {
  const { t } = useTranslation('blueprint');
  const isPhone = useMedia('(max-width: 599px)'); // as in blueprint.css
  const stone = blueprint ? (
    <NextStone key="stone" user={user} blueprint={blueprint} survey={survey} heading={isPhone ? 'h2' : 'h3'} />
  ) : (
    state === 'pending' && user.isProfileDataSet && <PendingStone key="stone" />
  );
  const bridge = (
    <Fragment key="bridge">
      {/* Another one once the plan is there: on phones the stone above it has its height then */}
      <div className="br-card-head" key={blueprint ? 'there' : 'coming'}>
        <h2 className="br-d4">{t('roadmap.title')}</h2>
        {blueprint && <RoadmapSummary blueprint={blueprint} />}
      </div>
      {state === 'pending' && (
        <PendingState label={t('roadmap.loading')}>
          <PendingBridge />
        </PendingState>
      )}
      {state === 'failed' && (
        <FailedState title={t('failed.title')} text={`${t('failed.inline')} ${t('failed.safe')}`} onRetry={onRetry} level={3} />
      )}
      {state === 'empty' && <Bridge years={unbuilt} />}
      {state === 'empty' && <p className="br-muted">{t(ways.onGenerate && !ways.hasDraft ? 'roadmap.answered' : 'roadmap.none')}</p>}
      {blueprint && (
        <LabelledBridge
          years={progressByYear(blueprint)}
          action={(year) => (
            <YearLink year={year} label={t('roadmap.viewYear', { year })}>
              {t('roadmap.view')}
            </YearLink>
          )}
        />
      )}
    </Fragment>
  );
  return <section className="br-card">{isPhone ? [stone, bridge] : [bridge, stone]}</section>;
}

function RoadmapSummary({ blueprint }: { blueprint: CareerBlueprint }) {
  const { t } = useTranslation('blueprint');
  const { done, total } = overallProgress(blueprint);
  const next = nextMilestone(blueprint);
  return (
    <span className="br-muted br-small">
      {t('roadmap.summary', { done, count: total })} {next ? t('roadmap.next', next) : t('roadmap.allDone')}
    </span>
  );
}

/** Keeps the place of the next stone for whoever has most likely got a plan. */
function PendingStone() {
  const { t } = useTranslation('blueprint');
  return (
    <Flex direction="column" gap="3" className="bp-next" aria-hidden="true" inert>
      <Skeleton width="min(100%, 14em)" height="22px" />
      <p className="br-d3 bp-lines">
        <Skeleton width="min(100%, 26em)" height="100%" />
      </p>
      <div className="br-row">
        {[t('milestone.mark'), t('next.open', { year: 1 })].map((words) => (
          <Button key={words} size="3" variant="soft" className="bp-unsaid">
            {words}
          </Button>
        ))}
      </div>
    </Flex>
  );
}
