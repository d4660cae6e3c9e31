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
import { saidIn } from './said-in.ts';
import { TickBox } from './tick-box.tsx';
import { Vision } from './vision.tsx';
import { YearName } from './year-name.tsx';

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
      <Vision text={blueprint.structuredJson.careerVision} language={blueprint.language} heading={heading} />
      <div className={planned ? 'bp-one-by-one' : undefined}>
        {years.map((year) => (
          <OutlinedYear key={year} year={year} language={blueprint.language} milestones={blueprint.milestones[year]} areas={areasOf(blueprint, year, survey)} survey={survey} heading={heading} isOpen={yearNumber(year) === current} />
        ))}
      </div>
    </Flex>
  );
}

function OutlinedYear({ year, language, milestones, areas, survey, heading, isOpen }: { year: Year; language: string | undefined; milestones: Milestone[]; areas: string[]; survey: SurveyLabels; heading: Heading; isOpen: boolean }) {
  const { t } = useTranslation('blueprint');
  const progress = progressOf(milestones);
  return (
    <details className="br-year bp-year" open={isOpen}>
      <summary>
        <YearArch {...progress} />
        <YearName year={year} areas={areas} heading={heading} />
        <span className="br-small br-muted">{t('count', progress)}</span>
      </summary>
      <ol role="list" className="br-ml">
        {milestones.map((milestone) => (
          <li key={milestone.id} className={milestone.completed ? 'br-mile is-done' : 'br-mile'}>
            <TickBox on={milestone.completed} label={milestone.completed ? t('milestone.completed') : undefined} />
            <p {...saidIn({ language }, milestone)}>{milestone.text}</p>
            <ReasonsLine milestone={milestone} survey={survey} />
            <MilestoneDetails milestone={milestone} />
          </li>
        ))}
      </ol>
    </details>
  );
}
