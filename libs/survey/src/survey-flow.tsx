import { lazy, Suspense, useEffect, useEffectEvent, type ReactNode } from 'react';
import type { BlueprintPart, CareerBlueprint } from '@bridge/model';
import type { Survey } from '@bridge/content';
import { isStarted, useKeeper } from '@bridge/questionnaire/draft';
import { draftCalls } from './draft-calls.ts';
import { useGeneration } from './use-generation.ts';

// The screens come when they are opened, or shortly after the page is there; keeping the draft comes with the page.
const loadScreens = () => import('./open-survey.tsx').then(({ OpenSurvey }) => ({ default: OpenSurvey }));
const OpenSurvey = lazy(loadScreens);
const loadAhead = 1_000;

/** What the last stage, which another feature draws, gets and may ask for. */
export type BlueprintStage = {
  blueprint: CareerBlueprint | null;
  /** It is being generated anew. */
  pending: boolean;
  onRegenerate: () => void;
  onRetake: () => void;
  /** It was saved: it waits for nobody any more. */
  onSaved: () => void;
  onClose: () => void;
};

/** A year that is written before the rest is. */
export type WrittenYear = Extract<BlueprintPart, { type: 'year' }>;

/** Takes the parts of a blueprint that are ready so far, whenever there are more. */
export type ShowParts = (parts: readonly BlueprintPart[]) => void;

export type SurveyFlowProps = {
  survey: Survey;
  user: { userId: string; firstName: string; lastName: string } | undefined;
  open: boolean;
  onClose: () => void;
  start?: 'resume' | 'retake' | 'generate';
  /** Asks to be opened at a blueprint that became ready while the survey was closed. */
  onShow: () => void;
  /** Told when the server has the answers. */
  onAnswered?: () => void;
  /** Told whether there is a draft to continue, at first and whenever that changes. */
  onDraft?: (hasDraft: boolean) => void;
  /** Resolves with the blueprint, or with null where generation failed; meanwhile shows what is ready. */
  onGenerate: (show: ShowParts) => Promise<CareerBlueprint | null>;
  /** The same for a generation that runs already, begun before a reload or elsewhere; undefined where there is none. */
  onFind: (show: ShowParts, signal: AbortSignal) => Promise<CareerBlueprint | null | undefined>;
  /** Says what a year is about, beside its arch. */
  renderYear: (part: WrittenYear) => ReactNode;
  renderBlueprint: (stage: BlueprintStage) => ReactNode;
};

/** The survey as a sequence of dialogs. Closing keeps the draft; opening offers to go on with it. */
export function SurveyFlow(props: SurveyFlowProps) {
  return <KeptSurvey key={`${props.survey.id} ${props.user?.userId}`} {...props} />;
}

function KeptSurvey({ open, onDraft, ...props }: SurveyFlowProps) {
  const generation = useGeneration(props, open);
  const draft = useKeeper(props.survey.id, props.user?.userId, draftCalls);
  const hasDraft = isStarted(draft.draft);
  const tell = useEffectEvent((value: boolean) => onDraft?.(value));
  useEffect(() => tell(hasDraft), [hasDraft]);
  useEffect(() => {
    const timer = setTimeout(() => void loadScreens().catch(() => {}), loadAhead); // opening tries again, and tells
    return () => clearTimeout(timer);
  }, []);
  return <Suspense fallback={null}>{open && <OpenSurvey {...props} {...draft} generation={generation} />}</Suspense>;
}
