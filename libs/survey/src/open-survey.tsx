import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Questionnaire } from '@bridge/questionnaire';
import { answersOf, isStarted, type Keeper, type Kept, type LocalDraft } from '@bridge/questionnaire/draft';
import type { Position } from '@bridge/model';
import { useOnce } from '@bridge/ui';
import { Asked } from './stages/asked.tsx';
import { Completed } from './stages/completed.tsx';
import { Envision } from './stages/envision.tsx';
import { Generating } from './stages/generating.tsx';
import { Looking } from './stages/looking.tsx';
import { Resume } from './stages/resume.tsx';
import type { SurveyFlowProps } from './props.ts';
import type { Generation } from './use-generation.ts';
import { useAsking } from './use-asking.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useSubmit } from './use-submit.ts';

type Stage = 'resume' | 'envision' | 'questions' | 'completed' | 'asking' | 'asked' | 'blueprint';
type Kits = { keeper: Keeper; draft: LocalDraft; kept: Kept; ready: boolean; generation: Generation };

/** The survey while it is on screen: which of its dialogs is shown, and what leads from one to the next. */
export function OpenSurvey(props: Omit<SurveyFlowProps, 'open'> & Kits) {
  const { survey, user, onClose, start = 'resume', renderYear, renderBlueprint, keeper, draft, kept, ready, generation } = props;
  const { t } = useTranslation('survey');
  const [stage, setStage] = useState<Stage>();
  const [position, setPosition] = useState<Position>({});
  const { submit, busy } = useSubmit(props);
  const asking = useAsking(user);
  useReturnFocus();
  const find = useEffectEvent((signal: AbortSignal) => user && start === 'resume' && !isStarted(draft) && generation.find(signal));
  useEffect(() => {
    const leaving = new AbortController();
    void find(leaving.signal);
    return () => leaving.abort();
  }, []);

  const run = () => {
    setStage('blueprint');
    void generation.run();
  };
  const [generate] = useOnce(async () => {
    setStage('asking');
    if (await asking.look()) setStage((now) => (now === 'asking' ? 'asked' : now));
    else run();
  });
  const generateAtOnce = useEffectEvent(() => start === 'generate' && !generation.blueprint && !generation.pending && void generate());
  useLayoutEffect(() => void generateAtOnce(), []); // before anything is painted

  const opening = generation.pending && !isStarted(draft) ? 'blueprint' : (stage ?? firstStage());
  if (stage !== opening) setStage(opening);
  const answers = answersOf(draft);

  const close = () => {
    keeper.flush();
    onClose();
  };
  const goTo = (to: Position) => {
    keeper.edit({ position: to }, true); // writing it down can wait until the next question is painted
    setPosition(to);
    setStage(to.phase ? 'questions' : 'envision');
  };
  const retake = () => {
    if (isStarted(draft)) keeper.retake();
    setPosition({});
    setStage('envision');
  };
  const send = async () => {
    keeper.flush();
    if (!(await submit(answers, draft.envision.value))) return;
    keeper.retake(true);
    setStage('completed');
  };
  if (opening === undefined) return <Looking onClose={close} />;
  if (opening === 'resume') {
    return <Resume survey={survey} answers={answers} onContinue={() => goTo(draft.position.value)} onStartOver={retake} onClose={close} />;
  }
  if (opening === 'envision') {
    return (
      <Envision
        words={survey.envision}
        text={draft.envision.value}
        onText={(text) => keeper.edit({ envision: text }, true)}
        onStart={() => goTo({ phase: survey.phases[0]?.id })}
        onClose={close}
      />
    );
  }
  if (opening === 'questions') {
    return (
      <Questionnaire
        document={survey}
        answers={answers}
        position={position}
        onAnswer={(id, value, typing) => keeper.edit({ answer: { id, value } }, typing)}
        onMove={goTo}
        onSubmit={() => void send()}
        onClose={close}
        busy={busy}
        status={busy ? t('sending') : kept === 'none' ? '' : t(`saved.${kept}`)}
      />
    );
  }
  if (opening === 'completed') return <Completed words={survey.completion} onGenerate={() => void generate()} onRetake={retake} onClose={close} />;
  if (opening === 'asked') return <Asked questions={asking.questions} busy={asking.busy} onAnswer={(said) => void asking.answer(said).then((isTaken) => isTaken && run())} onClose={close} />;
  if (opening === 'asking' || generation.pending) return <Generating parts={generation.parts} renderYear={renderYear} onClose={close} />;
  return renderBlueprint({
    blueprint: generation.blueprint,
    pending: generation.pending,
    onRegenerate: () => void generate(),
    onRetake: retake,
    onSaved: generation.forget,
    onClose: close,
  });

  function firstStage(): Stage | undefined {
    if (start === 'generate') return 'blueprint';
    if (isStarted(draft)) return 'resume';
    if (generation.blueprint && start === 'resume') return 'blueprint';
    if (!ready) return undefined;
    return draft.submitted && start === 'resume' ? 'completed' : 'envision';
  }
}
