import { Suspense, useMemo, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { messageOf } from '@bridge/client';
import { useQuery } from '@tanstack/react-query';
import type { Form, Survey } from '@bridge/content';
import { answersSchema, formProblems, knownAnswers, questionsToAsk, visibleQuestions } from '@bridge/model';
import type { Answers, FormProblem } from '@bridge/model';
import { Dialog, Note, Skeleton, toast, TypedNote, useKeepTyped, useOnce, useTypedBefore } from '@bridge/ui';
import { QuestionView } from '@bridge/questionnaire';
import { useTalentActions } from '../mutations.ts';
import { ShareTicks, type Shares } from '../parts/share-ticks.tsx';
import { surveyQuery } from '../queries.ts';
import { applicationName } from './application-name.ts';

const typedSchema = v.object({ written: answersSchema, share: v.object({ skills: v.boolean(), plan: v.boolean() }) });

/** Asks what the form asks, apart from what the account and the opportunity say, and sends it. What was typed stays when sending fails. */
export function ApplyDialog({
  userId,
  opportunityId,
  title,
  form,
  survey,
  hasAddress,
  onClose,
  onSent,
}: {
  userId: string;
  opportunityId: string;
  /** Known where it was opened from the list; an address that names it alone knows none. */
  title: string | undefined;
  form: Form;
  /** Its words stand for what was answered in it. */
  survey: Survey;
  /** Whether the address says that it is open. */
  hasAddress?: boolean;
  onClose: () => void;
  onSent: () => void;
}) {
  const { t, i18n } = useTranslation('opportunities');
  const { apply } = useTalentActions(userId);
  const typed = useTypedBefore(applicationName(opportunityId), typedSchema);
  const [written, setWritten] = useState<Answers>(typed?.written ?? {});
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const [share, setShare] = useState<Shares>(typed?.share ?? { skills: false, plan: false });
  const settle = useKeepTyped(applicationName(opportunityId), () => (Object.keys(written).length > 0 ? { written, share } : undefined));
  const [failed, setFailed] = useState<string>();
  const [key] = useState(() => crypto.randomUUID());
  const fields = useRef<HTMLFormElement>(null);
  const questions = questionsToAsk(form.questions);
  const { data: surveyed } = useQuery(surveyQuery(userId));
  const known = useMemo(() => knownAnswers(questionsToAsk(form.questions), survey, surveyed ?? {}, i18n.language), [form, survey, surveyed, i18n.language]);
  const answers = { ...known, ...written }; // what was changed here stays, also where the survey's answers come later

  function focusOn(question: string) {
    fields.current?.querySelector<HTMLElement>(`[data-question="${question}"] :is(input, select, textarea)`)?.focus();
  }

  const [send, isSending] = useOnce(async () => {
    const wrong = formProblems(questions, answers);
    setProblems(wrong);
    setFailed(undefined);
    if (wrong[0]) return focusOn(wrong[0].question);
    try {
      await apply.mutateAsync({ opportunity: opportunityId, answers, share, key });
      settle();
      toast({ title: t('sentTitle'), description: t('sentText') });
      onSent();
    } catch (error) {
      setFailed(messageOf(error) ?? t('sendFailed'));
    }
  });

  function giveUp() {
    settle();
    onClose();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send();
  }

  return (
    <Dialog open hasAddress={hasAddress} onOpenChange={(open) => !open && onClose()} closeOnOutside={false} title={title ? t('applyTitle', { title }) : t('applyPlain')} description={t('applyText')}>
      {/* The words of the questions come late: a page that is hidden meanwhile loses the focus that is to return to it. */}
      <Suspense fallback={<Skeleton height="12em" />}>
        <form ref={fields} noValidate className="br-form" onSubmit={submit}>
          {typed && <TypedNote />}
          {Object.keys(known).length > 0 && <Note>{t('fromSurveyText')}</Note>}
          {visibleQuestions(questions, answers).map((question) => (
            <div key={question.id} className="br-apply-question" data-question={question.id}>
              <h3 id={`apply-${question.id}`}>
                {question.prompt}
                {!question.required && <span className="br-muted"> {t('optional')}</span>}
              </h3>
              {question.help && (
                <p id={`apply-${question.id}-help`} className="br-small br-muted">
                  {question.help}
                </p>
              )}
              {known[question.id] && !written[question.id] && (
                <p id={`apply-${question.id}-known`} className="br-small br-muted">
                  {t('fromSurvey')}
                </p>
              )}
              <QuestionView
                question={question}
                answer={answers[question.id]}
                labelledBy={`apply-${question.id}`}
                describedBy={[question.help && `apply-${question.id}-help`, known[question.id] && !written[question.id] && `apply-${question.id}-known`].filter(Boolean).join(' ') || undefined}
                problems={problems.filter((problem) => problem.question === question.id)}
                onAnswer={(answer) => {
                  setWritten({ ...written, [question.id]: answer });
                  const left = formProblems(questions, { ...answers, [question.id]: answer });
                  setProblems(problems.filter((one) => left.some((still) => still.question === one.question)));
                }}
              />
            </div>
          ))}
          {opportunityId.startsWith('post.') && <ShareTicks shares={share} onChange={(part, isShared) => setShare({ ...share, [part]: isShared })} />}
          {failed && <Note tone="red">{failed}</Note>}
          <div className="br-dialog-foot">
            <Button type="button" size="3" variant="outline" onClick={giveUp}>
              {t('cancel')}
            </Button>
            <Button type="submit" size="3" aria-disabled={isSending || undefined} data-busy={isSending || undefined}>
              {isSending ? t('sending') : t('send')}
            </Button>
          </div>
        </form>
      </Suspense>
    </Dialog>
  );
}
