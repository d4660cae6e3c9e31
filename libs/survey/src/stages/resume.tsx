import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { askedPhases } from '@bridge/questionnaire';
import { isAnswered, type Answers } from '@bridge/model';
import type { Survey } from '@bridge/content';
import { ArchSteps } from '@bridge/ui';
import { Stage } from './stage.tsx';

/** There is a draft: go on with it, or begin anew. */
export function Resume({
  survey,
  answers,
  onContinue,
  onStartOver,
  onClose,
}: {
  survey: Survey;
  answers: Answers;
  onContinue: () => void;
  onStartOver: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('survey');
  const questions = askedPhases(survey, answers).flatMap((phase) => phase.questions);
  const count = questions.filter((question) => isAnswered(question, answers[question.id])).length;
  return (
    <Stage
      title={t('resume.title')}
      text={t('resume.text', { count, total: questions.length })}
      onClose={onClose}
      foot={
        <>
          <Button size="3" variant="outline" aria-describedby="start-over-hint" onClick={onStartOver}>
            {t('resume.startOver')}
          </Button>
          <Button size="3" onClick={onContinue}>
            {t('resume.title')}
          </Button>
        </>
      }
    >
      <ArchSteps current={count} total={questions.length} />
      <p className="br-small br-muted" id="start-over-hint">
        {t('resume.startOverHint')}
      </p>
    </Stage>
  );
}
