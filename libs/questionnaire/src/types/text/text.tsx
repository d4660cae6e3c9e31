import { useTranslation } from 'react-i18next';
import { longestText } from '@bridge/model';
import { TextInput } from '../../parts/text-input.tsx';
import type { QuestionType, QuestionViewProps } from '../question-type.ts';

/** Words of one's own, on one line or several. */
export const text: QuestionType<'text'> = {
  View: Text,
  inWords: (_question, answer) => [answer?.text?.trim() ?? ''].filter(Boolean),
};

function Text({ question, answer, onAnswer, labelledBy, describedBy, problems }: QuestionViewProps<'text'>) {
  const { t } = useTranslation('questionnaire');
  return (
    <TextInput
      value={answer?.text ?? ''}
      onText={(value) => onAnswer({ ...answer, text: value }, true)}
      labelledBy={labelledBy}
      describedBy={describedBy}
      problems={problems}
      part="text"
      rows={question.rows}
      placeholder={question.placeholder ?? t('text')}
      required={question.required}
      readOnly={question.readOnly}
      autoComplete={question.autoComplete}
      input={question.input}
      maxLength={longestText(question)}
    />
  );
}
