import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import type { Answers, Position } from '@bridge/model';
import { askedPhases, type QuestionnaireDocument } from './position.ts';
import type { QuestionKind, QuestionType } from './types/question-type.ts';
import { registry } from './types/registry.ts';

/** All answers in words, each with the way back to its question. */
export function Review({ document, answers, onEdit }: { document: QuestionnaireDocument; answers: Answers; onEdit: (position: Position) => void }) {
  const { t, i18n } = useTranslation('questionnaire');
  return askedPhases(document, answers).map(({ phase, questions }) => (
    <section key={phase.id}>
      <h3 className="br-d4">{phase.title}</h3>
      <dl className="br-answers">
        {questions.map((question) => {
          const { inWords } = registry[question.type] as unknown as QuestionType<QuestionKind>; // found by the question's own type
          return (
            <div key={question.id}>
              <dt id={`review-${question.id}`}>{question.prompt}</dt>
              <dd>{inWords(question, answers[question.id], i18n.language).join('\n') || t('review.none')}</dd>
              <dd>
                <Button size="2" variant="soft" aria-describedby={`review-${question.id}`} onClick={() => onEdit({ phase: phase.id, question: question.id })}>
                  {t('review.edit')}
                </Button>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  ));
}
