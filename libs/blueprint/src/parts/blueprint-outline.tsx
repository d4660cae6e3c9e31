import { Flex } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { years } from '@bridge/model';
import type { CareerBlueprint } from '@bridge/model';
import { yearNumber } from '../rules/roadmap.ts';
import type { SurveyLabels } from '../rules/reasons.ts';
import { MilestoneDetails } from './milestone-details.tsx';
import { ReasonsLine } from './reasons-line.tsx';
import { TickBox } from './tick-box.tsx';

/** The whole blueprint to read: the vision, then every year with its milestones. `heading` is the level below its title. */
export function BlueprintOutline({
  blueprint,
  survey,
  heading: Heading,
}: {
  blueprint: CareerBlueprint;
  survey: SurveyLabels;
  heading: 'h2' | 'h3';
}) {
  const { t } = useTranslation('blueprint');
  return (
    <Flex direction="column" gap="6">
      <Flex direction="column" gap="3" asChild>
        <section>
        <Heading className="br-d4">{t('detail.vision')}</Heading>
        <p className="br-vision" dir="auto">{blueprint.structuredJson.careerVision}</p>
        </section>
      </Flex>
      {years.map((year) => (
        <section key={year}>
          <Heading className="br-d4">
            {t('year', { year: yearNumber(year) })} <span className="br-muted br-small">{t(`themes.${year}`)}</span>
          </Heading>
          <ol role="list" className="br-ml">
            {blueprint.milestones[year].map((milestone) => (
              <li key={milestone.id} className={milestone.completed ? 'br-mile is-done' : 'br-mile'}>
                <TickBox on={milestone.completed} label={milestone.completed ? t('milestone.completed') : undefined} />
                <p dir="auto">{milestone.text}</p>
                <ReasonsLine reasons={milestone.reasons} survey={survey} />
                <MilestoneDetails milestone={milestone} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Flex>
  );
}
