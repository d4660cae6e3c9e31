import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { MakeAnew } from '../career/make-anew.tsx';
import { WaitingPlan } from '../career/waiting-plan.tsx';
import type { Talent } from '../person.ts';
import { fullBlueprintQuery, isPlanWaitingQuery } from '../queries.ts';
import type { SurveyLabels } from '../rules/reasons.ts';
import type { CardState } from './card-state.ts';
import { DashboardBanner } from './dashboard-banner.tsx';
import { MilestonesCard } from './milestones-card.tsx';
import { RoadmapCard } from './roadmap-card.tsx';
import { VisionCard } from './vision-card.tsx';
import '../blueprint.css';

/**
 * The talent's home. `hasDraft` says that a survey is half filled; `onTakeSurvey` opens the survey where it was left,
 * `onRetakeSurvey` from the beginning; `onGenerate` makes a blueprint of answers that are sent, and is absent without any. Links lead to `/career` and `/talent/career?year=n`.
 */
export function TalentDashboard({
  user,
  survey,
  onTakeSurvey,
  onRetakeSurvey,
  onGenerate,
  hasDraft = false,
  now = new Date(),
  children,
}: {
  user: Talent;
  survey: SurveyLabels;
  onTakeSurvey: () => void;
  onRetakeSurvey: () => void;
  onGenerate?: (() => void) | undefined;
  hasDraft?: boolean;
  now?: Date;
  /** What stands below the plan. */
  children?: ReactNode;
}) {
  const { data: blueprint, status, refetch } = useQuery(fullBlueprintQuery(user.userId));
  // What was loaded stays on screen when a later refresh fails.
  const state: CardState = blueprint ? 'ready' : blueprint === null ? 'empty' : status === 'error' ? 'failed' : 'pending';
  const { data: isPlanWaiting = false } = useQuery({ ...isPlanWaitingQuery(user.userId), enabled: blueprint === null });
  const ways = { hasDraft, onTakeSurvey, onGenerate, isPlanWaiting };
  const shared = { blueprint: blueprint ?? undefined, state };
  return (
    <>
      <DashboardBanner user={user} state={state} ways={ways} now={now} onRetakeSurvey={onRetakeSurvey} />
      <RoadmapCard user={user} survey={survey} {...shared} ways={ways} onRetry={() => void refetch()} />
      {blueprint && <WaitingPlan userId={user.userId} blueprint={blueprint} survey={survey} />}
      {blueprint && !hasDraft && <MakeAnew userId={user.userId} blueprint={blueprint} survey={survey} />}
      {/* Where this stands is known once the plan above it is there: what is drawn sooner says that it is loading, and makes way */}
      <div className="br-g2" key={state === 'pending' ? 'coming' : 'there'}>
        <VisionCard user={user} {...shared} />
        <MilestonesCard userId={user.userId} state={state} />
      </div>
      <div hidden={state === 'pending'} className="br-through">
        {children}
      </div>
    </>
  );
}
