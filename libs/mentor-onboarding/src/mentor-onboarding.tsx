import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Onboarding } from '@bridge/content';
import { askedAgain, deviceZone, isAnswered, mentorAnswers, type Answers, type MentorProfile, type OwnMentor, type Position } from '@bridge/model';
import { Questionnaire } from '@bridge/questionnaire';
import { answersOf, isStarted, useKeeper } from '@bridge/questionnaire/draft';
import { Dialog, notice, PendingState, Skeleton } from '@bridge/ui';
import { draftCalls } from './draft-calls.ts';
import { Completed } from './stages/completed.tsx';
import { Welcome } from './stages/welcome.tsx';
import { useSubmit } from './use-submit.ts';

export type MentorOnboardingProps = {
  document: Onboarding;
  user: { userId: string; firstName: string; lastName: string; email: string };
  /** The profile as it stands, for changing it; absent: there is none yet. */
  profile?: MentorProfile | undefined;
  open: boolean;
  onClose: () => void;
  /** Told whether there is a draft to continue, at first and whenever that changes. */
  onDraft?: (hasDraft: boolean) => void;
  /** Told when the profile was sent, while the thanks are shown. */
  onSubmitted?: (mentor: OwnMentor) => void;
  /** Called when the thanks are left: the way to the dashboard. */
  onFinish: () => void;
};

/** A mentor's onboarding as a sequence of dialogs. Closing keeps the draft; with `profile`, its answers are there already. */
export function MentorOnboarding(props: MentorOnboardingProps) {
  const document = props.profile ? askedAgain(props.document, props.profile) : props.document;
  return <KeptOnboarding key={`${document.id} ${props.user.userId}`} {...props} document={document} />;
}

function KeptOnboarding({ document, user, profile, open, onClose, onDraft, onSubmitted, onFinish }: MentorOnboardingProps) {
  const { t } = useTranslation('onboarding');
  const { keeper, draft, kept, ready } = useKeeper(`onboarding-${document.id}`, user.userId, draftCalls);
  const [position, setPosition] = useState<Position>();
  const [isSent, setSent] = useState(false);
  const { submit, busy } = useSubmit(document, user.userId, profile);
  const hasDraft = isStarted(draft);
  const tell = useEffectEvent((value: boolean) => onDraft?.(value));
  useEffect(() => tell(hasDraft), [hasDraft]);
  const known = knownAnswers(document, user, profile);
  const answers: Answers = { ...known.suggested, ...answersOf(draft), ...known.fixed };
  const at = position ?? draft.position.value;
  const aspiration = draft.envision.value || asText(profile?.furtherAnswers?.['aspiration']);

  const goTo = (to: Position) => {
    keeper.edit({ position: to }, true);
    setPosition(to);
  };
  const close = () => {
    keeper.flush();
    onClose();
  };
  const finish = () => {
    setSent(false);
    setPosition({});
    onFinish();
  };
  const send = async () => {
    keeper.flush();
    const mentor = await submit(answers, aspiration);
    if (!mentor) return;
    keeper.retake(true);
    setSent(true);
    onSubmitted?.(mentor);
  };
  const explain = (id: string) => {
    const question = document.phases.flatMap((phase) => phase.questions).find((one) => one.id === id);
    const isNeeded = [document.sends.professionalTitle, document.sends.shortBio].includes(id);
    if (isNeeded && question && !isAnswered(question, answers[id])) void notice(t('required'));
  };

  if (!open) return null;
  if (isSent) return <Completed words={document.completion} onFinish={finish} />;
  if (!ready)
    return (
      <Dialog open size="survey" title={t('pending')} onOpenChange={(isOpen) => !isOpen && close()}>
        <PendingState label={t('pending')}>
          <Skeleton height="48px" />
        </PendingState>
      </Dialog>
    );
  if (!at.phase || aspiration.trim() === '') {
    return (
      <Welcome
        words={document.welcome}
        text={aspiration}
        onText={(text) => keeper.edit({ envision: text }, true)}
        onStart={() => goTo({ phase: document.phases[0]?.id })}
        onClose={close}
      />
    );
  }
  return (
    <Questionnaire
      document={document}
      answers={answers}
      position={at}
      onAnswer={(id, value, typing) => keeper.edit({ answer: { id, value } }, typing)}
      onMove={goTo}
      onSubmit={() => void send()}
      onClose={close}
      onRefused={explain}
      busy={busy}
      status={busy ? t('sending') : kept === 'none' ? '' : t(`saved.${kept}`)}
    />
  );
}

/** What need not be asked: the account's own particulars, which are changed elsewhere, and answers that are there until changed. */
function knownAnswers(document: Onboarding, user: MentorOnboardingProps['user'], profile: MentorProfile | undefined) {
  const { sends } = document;
  const fixed: Answers = { [sends.fullName]: { text: `${user.firstName} ${user.lastName}` }, [sends.email]: { text: user.email } };
  const zone: Answers = { [sends.timeZone]: { text: deviceZone() } };
  return { fixed, suggested: profile ? { ...zone, ...mentorAnswers(document, profile) } : zone };
}

function asText(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : '';
}
