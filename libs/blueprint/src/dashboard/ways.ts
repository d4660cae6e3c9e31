/** Where somebody without a blueprint can go on: a survey that is half filled, answers that are sent already, or the survey. */
export type Ways = {
  hasDraft: boolean;
  onTakeSurvey: () => void;
  /** Absent where there are no answers to generate from. */
  onGenerate: (() => void) | undefined;
  /** Whether it was generated already, and only has to be looked at and saved. */
  isPlanWaiting: boolean;
};
