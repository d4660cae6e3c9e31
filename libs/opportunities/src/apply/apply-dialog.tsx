import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@bridge/client';
import type { Form } from '@bridge/content';
import { formProblems, questionsToAsk, visibleQuestions } from '@bridge/model';
import type { Answers, FormProblem } from '@bridge/model';
import { Dialog, Note, toast } from '@bridge/ui';
import { QuestionView } from '@bridge/questionnaire';
import { useTalentActions } from '../mutations.ts';

/** Asks what the form asks, apart from what the account and the opportunity say, and sends it. What was typed stays when sending fails. */
export function ApplyDialog({
  userId,
  opportunityId,
  title,
  form,
  onClose,
  onSent,
}: {
  userId: string;
  opportunityId: string;
  /** Known where it was opened from the list; an address that names it alone knows none. */
  title: string | undefined;
  form: Form;
  onClose: () => void;
  onSent: () => void;
}) {
  const { t } = useTranslation('opportunities');
  const { apply } = useTalentActions(userId);
  const [answers, setAnswers] = useState<Answers>({});
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const [failed, setFailed] = useState<string>();
  const [key] = useState(() => crypto.randomUUID());
  const fields = useRef<HTMLFormElement>(null);
  const questions = questionsToAsk(form.questions);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (apply.isPending) return;
    const wrong = formProblems(questions, answers);
    setProblems(wrong);
    setFailed(undefined);
    if (wrong[0]) return focusOn(wrong[0].question);
    try {
      await apply.mutateAsync({ opportunity: opportunityId, answers, key });
      toast({ title: t('sentTitle'), description: t('sentText') });
      onSent();
    } catch (error) {
      setFailed(messageOf(error) ?? t('sendFailed'));
    }
  }

  function focusOn(question: string) {
    fields.current?.querySelector<HTMLElement>(`[data-question="${question}"] :is(input, select, textarea)`)?.focus();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} closeOnOutside={false} title={title ? t('applyTitle', { title }) : t('applyPlain')} description={t('applyText')}>
      <form ref={fields} noValidate className="br-form" onSubmit={(event) => void send(event)}>
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
            <QuestionView
              question={question}
              answer={answers[question.id]}
              labelledBy={`apply-${question.id}`}
              describedBy={question.help ? `apply-${question.id}-help` : undefined}
              problems={problems.filter((problem) => problem.question === question.id)}
              onAnswer={(answer) => {
                const next = { ...answers, [question.id]: answer };
                setAnswers(next);
                const left = formProblems(questions, next);
                setProblems(problems.filter((one) => left.some((still) => still.question === one.question)));
              }}
            />
          </div>
        ))}
        {failed && <Note tone="red">{failed}</Note>}
        <div className="br-dialog-foot">
          <Button type="button" size="3" variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" size="3" aria-disabled={apply.isPending || undefined} data-busy={apply.isPending || undefined}>
            {apply.isPending ? t('sending') : t('send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
