import { Suspense, useEffect, useEffectEvent } from 'react';
import { arrived } from '@bridge/client';
import { isStarted, useKeeper } from '@bridge/questionnaire/draft';
import { LateDialog, latePart } from '@bridge/ui';
import { draftCalls } from './draft-calls.ts';
import type { SurveyFlowProps } from './props.ts';
import { useGeneration } from './use-generation.ts';

// The screens come when they are opened, or shortly after the page is there; keeping the draft comes with the page.
const screens = latePart(async () => (await arrived(() => import('./open-survey.tsx'))).OpenSurvey);
const loadAhead = 1_000;

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
    const timer = setTimeout(() => void screens.load().catch(() => {}), loadAhead); // opening tries again, and tells
    return () => clearTimeout(timer);
  }, []);
  return <Suspense fallback={null}>{open && <LateDialog part={screens} props={{ ...props, ...draft, generation }} onMissing={props.onClose} />}</Suspense>;
}
