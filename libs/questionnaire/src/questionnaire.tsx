import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { answerProblems, type Answer, type Answers, type Position } from '@bridge/model';
import { ArchSteps } from '@bridge/ui';
import { Controls } from './controls.tsx';
import { Frame } from './frame.tsx';
import { Intro } from './intro.tsx';
import { firstProblem, standAt, type QuestionnaireDocument } from './position.ts';
import { QuestionView } from './question-view.tsx';
import { Review } from './review.tsx';
import { useFocusOnChange } from './use-focus-on-change.ts';
import './questionnaire.css';

export type QuestionnaireProps = {
  document: QuestionnaireDocument;
  answers: Answers;
  position: Position;
  /** `typing` while a text is being written. */
  onAnswer: (id: string, answer: Answer, typing: boolean) => void;
  /** An empty position leads before the first phase's introduction. */
  onMove: (position: Position) => void;
  /** Called with answers that have no problem. */
  onSubmit: () => void;
  onClose: () => void;
  /** Told when going on was refused for the answer to this question; the words beside it are there anyway. */
  onRefused?: (question: string) => void;
  /** The answers are on their way: nothing is sent twice. */
  busy?: boolean;
  /** A quiet word at the foot, such as "Saved". */
  status?: ReactNode;
};

/** Phases and questions of a content document as a sequence of screens in one dialog. Controlled: it keeps no answer. */
export function Questionnaire(props: QuestionnaireProps) {
  const { document, answers, position, onAnswer, onMove, onSubmit, onClose, onRefused, busy = false, status } = props;
  const { t } = useTranslation('questionnaire');
  const [attempt, setAttempt] = useState({ question: '', count: 0 });
  const [review, setReview] = useState<'no' | 'open' | 'editing'>('no');
  const headingId = useId();
  const stand = standAt(document, answers, position);
  const isReview = review === 'open';
  const question = isReview ? undefined : stand?.question;
  const screen = isReview ? 'review' : `${stand?.phase.id} ${question?.id}`;
  const { heading, body } = useFocusOnChange(screen, attempt.count);
  if (!stand) return null;

  const { phase, questions, index } = stand;
  const reject = (id: string) => {
    setAttempt(({ count }) => ({ question: id, count: count + 1 }));
    onRefused?.(id);
  };
  const move = (to: Position) => {
    setReview((now) => (now === 'open' ? 'editing' : now));
    onMove(to);
  };
  const submit = () => {
    const bad = firstProblem(document, answers);
    if (!bad) return onSubmit();
    move(bad);
    reject(bad.question ?? '');
  };
  const forward = () => {
    if (question && answerProblems(question, answers[question.id]).length) return reject(question.id);
    if (review === 'editing') return setReview('open');
    if (stand.next) return move(stand.next);
    if (document.summary && !isReview) return setReview('open');
    submit();
  };
  const shown = question && attempt.question === question.id ? answerProblems(question, answers[question.id]) : [];
  const help = [question?.help, question?.required && t('required')].filter(Boolean).join(' ');
  const helpId = `${headingId}help`;

  return (
    <Frame
      onClose={onClose}
      title={
        <span id={headingId} ref={heading}>
          {isReview ? t('review.title') : (question?.prompt ?? phase.title)}
        </span>
      }
      kicker={isReview ? undefined : question ? t('phase', { label: phase.label, title: phase.title }) : phase.label}
      description={isReview ? t('review.text') : question ? help && <span id={helpId}>{help}</span> : phase.description}
      head={question && <Progress current={index + 1} total={questions.length} label={t('progress', { current: index + 1, total: questions.length })} />}
      foot={
        <Controls
          back={{ label: t('prev'), act: isReview ? () => setReview('no') : () => move(stand.previous) }}
          forward={{ label: forwardLabel(), act: isReview ? submit : forward, busy }}
          status={status}
        />
      }
      body={
        <div className="br-stack" ref={body}>
          {isReview && <Review document={document} answers={answers} onEdit={move} />}
          {!isReview && !question && <Intro phase={phase} />}
          {question && (
            <QuestionView
              key={question.id}
              question={question}
              answer={answers[question.id]}
              onAnswer={(answer, typing = false) => onAnswer(question.id, answer, typing)}
              labelledBy={headingId}
              describedBy={help ? helpId : undefined}
              problems={shown}
            />
          )}
        </div>
      }
    />
  );

  function forwardLabel() {
    if (isReview) return document.submit ?? t('submit');
    if (!question) return phase.start;
    if (review === 'editing') return t('review.back');
    if (!stand?.next) return document.summary ? t('review.open') : (document.submit ?? t('submit'));
    return stand.next.question ? t('next') : t('nextPhase');
  }
}

function Progress({ current, total, label }: { current: number; total: number; label: string }) {
  return (
    <div className="br-row">
      <ArchSteps current={current} total={total} />
      <span className="br-small br-muted">{label}</span>
    </div>
  );
}
