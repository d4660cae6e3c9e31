import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { CareerBlueprint } from '@bridge/model';
import type { Survey } from '@bridge/content';
import { isStarted } from './draft/merge.ts';
import { useKeeper } from './draft/use-keeper.ts';
import { OpenSurvey } from './open-survey.tsx';

/** What the last stage, which another feature draws, gets and may ask for. */
export type BlueprintStage = {
  blueprint: CareerBlueprint | null;
  /** It is being generated anew. */
  pending: boolean;
  onRegenerate: () => void;
  onRetake: () => void;
  onClose: () => void;
};

export type SurveyFlowProps = {
  survey: Survey;
  user: { userId: string; firstName: string; lastName: string } | undefined;
  open: boolean;
  onClose: () => void;
  start?: 'resume' | 'retake';
  /** Told whether there is a draft to continue, at first and whenever that changes. */
  onDraft?: (hasDraft: boolean) => void;
  /** Resolves with the blueprint, or with null where generation failed. */
  onGenerate: () => Promise<CareerBlueprint | null>;
  renderBlueprint: (stage: BlueprintStage) => ReactNode;
};

/** The survey as a sequence of dialogs. Closing keeps the draft; opening offers to go on with it. */
export function SurveyFlow(props: SurveyFlowProps) {
  return <KeptSurvey key={`${props.survey.id} ${props.user?.userId}`} {...props} />;
}

function KeptSurvey({ open, onDraft, ...props }: SurveyFlowProps) {
  const draft = useKeeper(props.survey.id, props.user?.userId);
  const hasDraft = isStarted(draft.draft);
  const tell = useEffectEvent((value: boolean) => onDraft?.(value));
  useEffect(() => tell(hasDraft), [hasDraft]);
  return open && <OpenSurvey {...props} {...draft} />;
}
