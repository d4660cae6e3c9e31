import { useTranslation } from 'react-i18next';
import { isTimeZone, longestText, nameZone } from '@bridge/model';
import { TextInput } from '../../parts/text-input.tsx';
import type { QuestionType, QuestionViewProps } from '../question-type.ts';

/** Words of one's own, on one line or several. */
export const text: QuestionType<'text'> = {
  View: Text,
  inWords: ({ input }, answer, locale) => {
    const words = answer?.text?.trim() ?? '';
    if (words === '') return [];
    return [input === 'timeZone' && isTimeZone(words) ? nameZone(words, new Date().toISOString(), locale) : words];
  },
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
