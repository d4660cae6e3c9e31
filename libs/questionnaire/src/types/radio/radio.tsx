import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { asksFollowUp, chosen, listedOptions, longestText, takesOther } from '@bridge/model';
import { chosenInWords } from '../../parts/in-words.ts';
import { OptionRow } from '../../parts/option-row.tsx';
import { Options } from '../../parts/options.tsx';
import { OtherField } from '../../parts/other-field.tsx';
import { TextInput } from '../../parts/text-input.tsx';
import { useShown } from '../../parts/use-shown.ts';
import type { QuestionType, QuestionViewProps } from '../question-type.ts';

/** One of a few, all in sight; some of them may ask for a few words more. */
export const radio: QuestionType<'radio'> = {
  View: Radio,
  inWords: (question, answer) => [
    ...chosenInWords(question, answer),
    ...(asksFollowUp(question, answer) && answer?.text?.trim() ? [answer.text.trim()] : []),
  ],
};

function Radio({ question, answer, onAnswer, labelledBy, describedBy, problems }: QuestionViewProps<'radio'>) {
  const { t } = useTranslation('questionnaire');
  const name = useId();
  const picked = chosen(question, answer)[0];
  const { other: _other, ...rest } = answer ?? {};
  const place = useShown<HTMLDivElement>(asksFollowUp(question, answer));
  const isOther = takesOther(question) && answer?.other !== undefined;
  return (
    <>
      <Options labelledBy={labelledBy} describedBy={describedBy} problems={problems}>
        {listedOptions(question).map((option) => (
          <OptionRow
            key={option.id}
            type="radio"
            name={name}
            checked={!isOther && picked === option.id}
            onChange={() => onAnswer({ ...rest, options: [option.id] })}
          >
            {option.label}
          </OptionRow>
        ))}
        {takesOther(question) && (
          <OptionRow type="radio" name={name} checked={isOther} onChange={() => onAnswer({ ...rest, options: [], other: '' })}>
            {t('other')}
          </OptionRow>
        )}
      </Options>
      {takesOther(question) && <OtherField answer={answer} onAnswer={onAnswer} problems={problems} />}
      {question.followUp && asksFollowUp(question, answer) && (
        <div ref={place}>
          <TextInput
            label={question.followUp.label}
            value={answer?.text ?? ''}
            onText={(text) => onAnswer({ ...answer, text }, true)}
            problems={problems}
            part="text"
            rows={3}
            placeholder={t('text')}
            maxLength={longestText(question)}
          />
        </div>
      )}
    </>
  );
}
