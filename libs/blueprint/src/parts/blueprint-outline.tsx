import { Flex } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { years } from '@bridge/model';
import type { CareerBlueprint, Milestone, Year } from '@bridge/model';
import { YearArch } from '@bridge/ui';
import type { SurveyLabels } from '../rules/reasons.ts';
import { areasOf } from '../rules/areas.ts';
import { nextMilestone, progressByYear, progressOf, yearNumber } from '../rules/roadmap.ts';
import { LabelledBridge } from './labelled-bridge.tsx';
import { MilestoneDetails } from './milestone-details.tsx';
import { ReasonsLine } from './reasons-line.tsx';
import { TickBox } from './tick-box.tsx';
import { Vision } from './vision.tsx';

type Heading = 'h2' | 'h3';

/**
 * The whole blueprint to read: the bridge, the vision, then every year with its milestones. `heading` is the level below
 * its title; `planned` one that is not saved: its stones are offered, and its years come one after the other.
 */
export function BlueprintOutline({ blueprint, survey, heading, planned = false }: { blueprint: CareerBlueprint; survey: SurveyLabels; heading: Heading; planned?: boolean }) {
  const current = planned ? 1 : (nextMilestone(blueprint)?.year ?? 1);
  return (
    <Flex direction="column" gap="6" className={planned ? 'is-planned' : ''}>
      <LabelledBridge years={progressByYear(blueprint)} />
      <Vision text={blueprint.structuredJson.careerVision} heading={heading} />
      <div className={planned ? 'bp-one-by-one' : undefined}>
        {years.map((year) => (
          <OutlinedYear key={year} year={year} milestones={blueprint.milestones[year]} areas={areasOf(blueprint, year, survey)} survey={survey} heading={heading} isOpen={yearNumber(year) === current} />
        ))}
      </div>
    </Flex>
  );
}

function OutlinedYear({ year, milestones, areas, survey, heading: Heading, isOpen }: { year: Year; milestones: Milestone[]; areas: string[]; survey: SurveyLabels; heading: Heading; isOpen: boolean }) {
  const { t, i18n } = useTranslation('blueprint');
  const progress = progressOf(milestones);
  const line = t(`summaries.${year}`);
  const list = new Intl.ListFormat(i18n.language === 'en' ? 'en-GB' : i18n.language, { type: 'conjunction' });
  return (
    <details className="br-year bp-year" open={isOpen}>
      <summary>
        <YearArch {...progress} />
        <span className="bp-year-name">
          <Heading>
            <span className="br-kicker">{t('year', { year: yearNumber(year) })}</span> <span className="br-d3">{t(`themes.${year}`)}</span>
          </Heading>
          <span className="br-muted">{areas.length > 0 ? t('summary', { line, areas: list.format(areas) }) : line}</span>
        </span>
        <span className="br-small br-muted">{t('count', progress)}</span>
      </summary>
      <ol role="list" className="br-ml">
        {milestones.map((milestone) => (
          <li key={milestone.id} className={milestone.completed ? 'br-mile is-done' : 'br-mile'}>
            <TickBox on={milestone.completed} label={milestone.completed ? t('milestone.completed') : undefined} />
            <p dir="auto">{milestone.text}</p>
            <ReasonsLine milestone={milestone} survey={survey} />
            <MilestoneDetails milestone={milestone} />
          </li>
        ))}
      </ol>
    </details>
  );
}
