import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { years } from '@bridge/model';
import type { CareerBlueprint, Year } from '@bridge/model';
import { useLeftOpen, VisuallyHidden } from '@bridge/ui';
import { areasOf } from '../rules/areas.ts';
import type { SurveyLabels } from '../rules/reasons.ts';
import { nextMilestone, overallProgress, progressOf, yearNumber } from '../rules/roadmap.ts';
import type { YearNumber } from '../rules/roadmap.ts';
import type { Talent } from '../person.ts';
import { coachName, coachWays, type Coached } from '../coach/coach-name.ts';
import { LateCoach, LateMilestone, LateYearClosed } from '../late-dialogs.ts';
import { milestoneName, type Written } from './milestone-name.ts';
import type { ClosedYear } from './year-closed.tsx';
import { YearSection } from './year-section.tsx';

/** "Five Year Milestones": one year open at a time. */
export function YearsCard({
  user,
  blueprint,
  survey,
  year,
  onYearChange,
}: {
  user: Talent;
  blueprint: CareerBlueprint;
  survey: SurveyLabels;
  year: YearNumber | 0 | undefined;
  onYearChange: (year: YearNumber | 0) => void;
}) {
  const { t } = useTranslation('blueprint');
  const { userId } = user;
  const [closed, setClosed] = useState<ClosedYear>();
  const [touched, setTouched] = useState<Year>();
  const [said, setSaid] = useState('');
  // Decided once: finishing a year must not close it under the person's hands.
  const [firstOpen] = useState(() => nextMilestone(blueprint)?.year ?? 1);
  const open = year ?? firstOpen;
  const plan = years.flatMap((name) => blueprint.milestones[name]);
  const [coached, setCoached] = useLeftOpen<Coached>(coachable(blueprint), coachName);
  const [editing, setEditing] = useLeftOpen<Written>(writable(blueprint), milestoneName);
  return (
    <section className="br-card" style={{ gap: 8 }}>
      <div className="br-card-head">
        <h2 className="br-d3">{t('career.fiveYears')}</h2>
        <span className="br-small br-muted">{t('countDone', overallProgress(blueprint))}</span>
      </div>
      <div>
        {years.map((name) => (
          <YearSection
            key={name}
            userId={userId}
            year={name}
            milestones={blueprint.milestones[name]}
            areas={areasOf(blueprint, name, survey)}
            plan={plan}
            language={blueprint.language}
            survey={survey}
            openYear={open}
            onOpenYear={onYearChange}
            onTouch={() => {
              setTouched(name);
              setSaid('');
            }}
            onClosed={(last) => setClosed({ year: name, last })}
            onSay={setSaid}
            onEdit={(milestone) => setEditing({ year: name, milestone })}
            onCoach={(milestone) => setCoached({ year: name, milestone })}
            onAdd={() => setEditing({ year: name })}
          />
        ))}
      </div>
      <LateMilestone of={editing && { userId, ...editing, onClose: () => setEditing(undefined) }} />
      <LateCoach of={coached && { userId, ...coached, onClose: () => setCoached(undefined) }} />
      <LateYearClosed of={closed && { ...closed, user, blueprint, onNext: onYearChange, onClose: () => setClosed(undefined) }} />
      {/* Says where the year stands after a tick, and again when the server refused it; and where a milestone was moved to. */}
      <span role="status">
        <VisuallyHidden>{said || (touched && t('milestone.announce', { year: yearNumber(touched), ...progressOf(blueprint.milestones[touched]) }))}</VisuallyHidden>
      </span>
    </section>
  );
}

/** All that can be written in: each milestone, and a new one of each year. */
function writable({ milestones }: CareerBlueprint): Written[] {
  return years.flatMap((year) => [{ year }, ...milestones[year].map((milestone) => ({ year, milestone }))]);
}

/** All that can be thought through, in either way. */
function coachable({ milestones }: CareerBlueprint): Coached[] {
  return years.flatMap((year) => milestones[year].flatMap((milestone) => coachWays.map((way) => ({ year, milestone, way }))));
}
