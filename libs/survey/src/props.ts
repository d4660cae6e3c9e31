import type { ReactNode } from 'react';
import type { BlueprintPart, CareerBlueprint } from '@bridge/model';
import type { Survey } from '@bridge/content';

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
