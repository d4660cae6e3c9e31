import type { MouseEvent, ToggleEvent } from 'react';
import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { limits } from '@bridge/model';
import type { Milestone, Year } from '@bridge/model';
import { Icon, Tag, YearArch } from '@bridge/ui';
import { YearName } from '../parts/year-name.tsx';
import { beginQuery } from '../queries.ts';
import type { SurveyLabels } from '../rules/reasons.ts';
import { progressOf, yearNumber } from '../rules/roadmap.ts';
import type { YearNumber } from '../rules/roadmap.ts';
import { MilestoneRow } from './milestone-row.tsx';
import { useMilestoneActions } from './use-milestone-actions.ts';

// The count stands at the end of the line, and below the name where enlarged text leaves no room.
const line = { gridColumn: '2 / -2', display: 'flex', flexWrap: 'wrap', gap: '4px 16px', justifyContent: 'space-between', alignItems: 'center' } as const;

/** One year of the accordion. The browser's own `details`, so that keys and find-in-page work; the address holds which is open. */
export function YearSection({
  userId,
  year,
  milestones,
  areas,
  plan,
  language,
  survey,
  openYear,
  onOpenYear,
  onTouch,
  onClosed,
  onSay,
  onEdit,
  onCoach,
  onAdd,
}: {
  userId: string;
  year: Year;
  milestones: Milestone[];
  /** What its milestones are about above all. */
  areas: string[];
  /** All milestones, of all years. */
  plan: readonly Milestone[];
  /** The language that the plan is written in. */
  language: string | undefined;
  survey: SurveyLabels;
  openYear: YearNumber | 0;
  onOpenYear: (year: YearNumber | 0) => void;
  onTouch: () => void;
  onClosed: (last: Milestone) => void;
  /** Words for those who do not see what happened. */
  onSay: (words: string) => void;
  onEdit: (milestone: Milestone) => void;
  onCoach: (milestone: Milestone) => void;
  onAdd: () => void;
}) {
  const { t, i18n } = useTranslation('blueprint');
  const number = yearNumber(year);
  const open = openYear === number;
  const { done, total } = progressOf(milestones);
  const complete = total > 0 && done === total;
  const { data: begin } = useQuery(beginQuery(userId, i18n.language));
  const full = total >= limits.milestonesPerYear;
  const { list, actionsOf } = useMilestoneActions({ userId, year, milestones, onSay });

  function press(event: MouseEvent) {
    event.preventDefault(); // the address decides, not the element
    onOpenYear(open ? 0 : number);
  }

  // Find-in-page opens a closed year by itself.
  function opened(event: ToggleEvent<HTMLDetailsElement>) {
    if (event.newState === 'open' && !open) onOpenYear(number);
  }

  return (
    <details className="br-year bp-laying" open={open} onToggle={opened}>
      <summary onClick={press}>
        <YearArch done={done} total={total} />
        <span style={line}>
          <YearName year={year} areas={areas} heading="h3" />
          {complete ? <Tag tone="amber">{t('complete')}</Tag> : <span className="br-small br-muted">{t('count', { done, total })}</span>}
        </span>
      </summary>
      {total === 0 && <p className="br-muted bp-none">{t('milestone.none')}</p>}
      <ol role="list" className="br-ml" ref={list}>
        {milestones.map((milestone) => (
          <MilestoneRow
            key={milestone.id}
            userId={userId}
            year={year}
            milestone={milestone}
            survey={survey}
            begin={begin}
            plan={plan}
            language={language}
            onTick={onTouch}
            onClosed={() => onClosed(milestone)}
            onEdit={() => onEdit(milestone)}
            onCoach={() => onCoach(milestone)}
            {...actionsOf(milestone)}
          />
        ))}
      </ol>
      <div className="bp-add">
        {full ? (
          <p className="br-small br-muted" tabIndex={-1} data-add>
            {t('milestone.full', { count: limits.milestonesPerYear })}
          </p>
        ) : (
          <Button size="2" variant="soft" color="gray" data-add aria-label={t('milestone.addTo', { year: number })} onClick={onAdd}>
            <Icon name="plus" />
            {t('milestone.add')}
          </Button>
        )}
      </div>
    </details>
  );
}
