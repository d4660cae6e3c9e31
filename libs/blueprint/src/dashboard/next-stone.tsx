import { useState } from 'react';
import { Button, Flex } from '@radix-ui/themes';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { years } from '@bridge/model';
import type { CareerBlueprint } from '@bridge/model';
import { firstClick, useOnce } from '@bridge/ui';
import { useLay } from '../career/use-lay.ts';
import type { ClosedYear } from '../career/year-closed.tsx';
import { LateYearClosed } from '../late-dialogs.ts';
import { YearButton } from '../parts/links.tsx';
import { saidIn } from '../parts/said-in.ts';
import { ReasonsLine } from '../parts/reasons-line.tsx';
import type { Talent } from '../person.ts';
import type { SurveyLabels } from '../rules/reasons.ts';
import { nextMilestone } from '../rules/roadmap.ts';

/** The one thing to do next: the first milestone that is not done, why it is there, and the button that lays it. */
export function NextStone({ user, blueprint, survey, heading }: { user: Talent; blueprint: CareerBlueprint; survey: SurveyLabels; heading: 'h2' | 'h3' }) {
  const [closed, setClosed] = useState<ClosedYear>();
  const navigate = useNavigate();
  const next = nextMilestone(blueprint);
  return (
    <>
      {next && <Stone key={next.year} user={user} blueprint={blueprint} survey={survey} heading={heading} place={next} onClosed={setClosed} />}
      <LateYearClosed of={closed && { ...closed, user, blueprint, onNext: (year) => void navigate({ to: '/talent/career', search: { year } }), onClose: () => setClosed(undefined) }} />
    </>
  );
}

function Stone({
  user: { userId },
  blueprint,
  survey,
  heading: Heading,
  place,
  onClosed,
}: {
  user: Talent;
  blueprint: CareerBlueprint;
  survey: SurveyLabels;
  heading: 'h2' | 'h3';
  place: NonNullable<ReturnType<typeof nextMilestone>>;
  onClosed: (closed: ClosedYear) => void;
}) {
  const { t } = useTranslation('blueprint');
  const year = years[place.year - 1] ?? 'year1';
  const milestone = blueprint.milestones[year][place.milestone - 1] ?? { id: '', text: '', reasons: [], completed: false };
  const { lay } = useLay({ userId, year, milestone, onClosed: () => onClosed({ year, last: milestone }) });
  const [press, isBusy] = useOnce(() => lay(true));
  return (
    <Flex direction="column" gap="3" className="bp-next">
      <p className="br-kicker">{t('next.kicker', { year: place.year, name: t(`themes.${year}`) })}</p>
      <Heading className="br-d3" {...saidIn(blueprint, milestone)} style={{ overflowWrap: 'anywhere' }}>{milestone.text}</Heading>
      <ReasonsLine milestone={milestone} survey={survey} />
      <div className="br-row">
        <Button size="3" aria-busy={isBusy} onClick={firstClick(() => void press())}>
          {t('milestone.mark')}
        </Button>
        <YearButton year={place.year}>{t('next.open', { year: place.year })}</YearButton>
      </div>
    </Flex>
  );
}
