import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button, Spinner } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import type { AnswerOf, contract, Milestone, Year } from '@bridge/model';
import { firstClick, useMedia, useOnce, VisuallyHidden } from '@bridge/ui';
import { MilestoneDetails } from '../parts/milestone-details.tsx';
import { ReasonsLine } from '../parts/reasons-line.tsx';
import { saidIn } from '../parts/said-in.ts';
import { TickBox } from '../parts/tick-box.tsx';
import type { SurveyLabels } from '../rules/reasons.ts';
import { HowToBegin } from './how-to-begin.tsx';
import { MilestoneMenu } from './milestone-menu.tsx';
import { useLay } from './use-lay.ts';
import type { MilestoneActions } from './milestone-menu.tsx';

/** One milestone: its tick, its text, the answers it came from, the button that marks it or takes that back, and its menu. */
export function MilestoneRow({
  userId,
  year,
  milestone,
  survey,
  begin,
  plan,
  language,
  onTick,
  onClosed,
  onCoach: think,
  ...actions
}: {
  userId: string;
  year: Year;
  milestone: Milestone;
  survey: SurveyLabels;
  /** How the milestones are begun; absent while that is not known. */
  begin?: Pick<AnswerOf<typeof contract.howToBegin>, 'beginnings' | 'places' | 'coached'> | undefined;
  plan: readonly Milestone[];
  language: string | undefined;
  onTick: () => void;
  /** The last milestone of the year was done. */
  onClosed: () => void;
} & MilestoneActions) {
  const { t } = useTranslation('blueprint');
  const id = useId();
  const { lay } = useLay({ userId, year, milestone, isUndoShown: true, onClosed });
  const { completed } = milestone;
  const isNarrow = useMedia('(max-width: 699px)');

  const [isJustLaid, setJustLaid] = useState(false);
  const [tick, isBusy] = useOnce((completed: boolean) => {
    onTick();
    setJustLaid(completed);
    return lay(completed);
  });

  function undo() {
    document.getElementById(`${id}-mark`)?.focus(); // this one goes
    void tick(false);
  }

  function moveByKey(event: KeyboardEvent) {
    const move = event.altKey && { ArrowUp: actions.onUp, ArrowDown: actions.onDown }[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  }

  // Not `disabled` while sending: that would throw the keyboard's focus away.
  const mark = (
    <span key="mark" className="bp-mark">
      <Button
        id={`${id}-mark`}
        size="2"
        variant={completed ? 'soft' : 'solid'}
        aria-busy={isBusy}
        aria-describedby={completed ? `${id}-text ${id}-hint` : `${id}-text`}
        onClick={firstClick(() => void tick(!completed))}
      >
        {isBusy && <Spinner />}
        {completed ? t('milestone.completed') : t('milestone.mark')}
      </Button>
      {completed && isJustLaid && (
        <Button size="2" variant="ghost" aria-describedby={`${id}-text`} onClick={firstClick(undo)}>
          {t('milestone.undo')}
        </Button>
      )}
    </span>
  );
  const onCoach = begin?.coached && !completed ? think : undefined;
  const menu = <MilestoneMenu key="menu" milestone={milestone} onCoach={onCoach} {...actions} />;
  const beginning = begin?.beginnings.find(({ id: of }) => of === milestone.id);
  const details = [
    <ReasonsLine key="reasons" milestone={milestone} survey={survey} />,
    <MilestoneDetails key="details" milestone={milestone} />,
    ...(beginning && begin && !completed ? [<HowToBegin key="begin" userId={userId} beginning={beginning} places={begin.places} plan={plan} onCoach={onCoach} />] : []),
  ];

  return (
    <li className={completed ? 'br-mile bp-mile is-done' : 'br-mile bp-mile'} onKeyDown={moveByKey}>
      <TickBox on={completed} />
      <p id={`${id}-text`} {...saidIn({ language }, milestone)}>{milestone.text}</p>
      {/* The keyboard goes as the eye does */}
      {isNarrow ? [menu, ...details, mark] : [mark, menu, ...details]}
      {completed && (
        <span id={`${id}-hint`}>
          <VisuallyHidden>{t('milestone.undoHint')}</VisuallyHidden>
        </span>
      )}
    </li>
  );
}
