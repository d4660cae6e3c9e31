import { Flex } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import type { CareerBlueprint, Milestone } from '@bridge/model';
import { Tag } from '@bridge/ui';
import { compareBlueprints } from '../rules/compare.ts';
import type { YearComparison } from '../rules/compare.ts';
import { yearNumber } from '../rules/roadmap.ts';

/** Year by year: what stays, what is new, what leaves, and which of them are done. */
export function ComparisonView({ current, next }: { current: CareerBlueprint; next: CareerBlueprint }) {
  const { t } = useTranslation('blueprint');
  const { years, visionChanges, changes } = compareBlueprints(current, next);
  return (
    <Flex direction="column" gap="5">
      <p className="br-muted">{changes ? t('update.text') : t('update.unchanged')}</p>
      {visionChanges && (
        <Flex direction="column" gap="2">
          <h3 className="br-d4">{t('update.visionNew')}</h3>
          <p>{next.structuredJson.careerVision}</p>
          <p className="br-small br-muted">{t('update.visionNow', { vision: current.structuredJson.careerVision })}</p>
        </Flex>
      )}
      {years.map((year) => (
        <ComparedYear key={year.year} {...year} />
      ))}
    </Flex>
  );
}

function ComparedYear({ year, kept, added, leaving }: YearComparison) {
  const { t } = useTranslation('blueprint');
  return (
    <Flex direction="column" gap="3" asChild>
      <section>
        <div className="br-card-head">
          <h3 className="br-d4">{t('year', { year: yearNumber(year) })}</h3>
          <span className="br-small br-muted">{t('update.kept', { count: kept.length })}</span>
        </div>
        <ul role="list" className="br-list">
          {added.map((milestone) => (
            <ComparedMilestone key={milestone.id} milestone={milestone} kind="added" />
          ))}
          {leaving.map((milestone) => (
            <ComparedMilestone key={milestone.id} milestone={milestone} kind="leaving" />
          ))}
          {kept.map((milestone) => (
            <ComparedMilestone key={milestone.id} milestone={milestone} kind="stays" />
          ))}
        </ul>
      </section>
    </Flex>
  );
}

const tones = { added: 'jade', leaving: 'amber', stays: 'plain' } as const;

function ComparedMilestone({ milestone, kind }: { milestone: Milestone; kind: keyof typeof tones }) {
  const { t } = useTranslation('blueprint');
  return (
    <li>
      <span style={{ flex: 'none', minInlineSize: '4.75em' }}>
        <Tag tone={tones[kind]}>{t(`update.${kind}`)}</Tag>
      </span>
      <div className="br-grow">
        <p>{milestone.text}</p>
        {milestone.completed && <p className="br-small br-muted">{kind === 'leaving' ? t('update.ticked') : t('update.tickedKept')}</p>}
      </div>
    </li>
  );
}
