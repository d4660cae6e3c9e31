import { useTranslation } from 'react-i18next';
import { chosen, listedOptions, takesOther, type Answer } from '@bridge/model';
import { chosenInWords } from '../../parts/in-words.ts';
import { OptionRow } from '../../parts/option-row.tsx';
import { Options } from '../../parts/options.tsx';
import { OtherField } from '../../parts/other-field.tsx';
import type { QuestionType, QuestionViewProps } from '../question-type.ts';

/** Any number of a list; the list ends with "Other". */
export const multiSelect: QuestionType<'multi-select'> = { View: MultiSelect, inWords: chosenInWords };

function MultiSelect({ question, answer, onAnswer, labelledBy, describedBy, problems }: QuestionViewProps<'multi-select'>) {
  const { t } = useTranslation('questionnaire');
  const ticked = chosen(question, answer);
  const tick = (id: string, on: boolean) => onAnswer({ ...answer, options: on ? [...ticked, id] : ticked.filter((other) => other !== id) });
  return (
    <>
      <Options labelledBy={labelledBy} describedBy={describedBy} problems={problems}>
        {listedOptions(question).map((option) => (
          <OptionRow key={option.id} type="checkbox" checked={ticked.includes(option.id)} onChange={(on) => tick(option.id, on)}>
            {option.label}
          </OptionRow>
        ))}
        {takesOther(question) && (
          <OptionRow type="checkbox" checked={answer?.other !== undefined} onChange={(on) => onAnswer(withOther(answer, on))}>
            {t('other')}
          </OptionRow>
        )}
      </Options>
      {takesOther(question) && <OtherField answer={answer} onAnswer={onAnswer} problems={problems} />}
    </>
  );
}

function withOther(answer: Answer | undefined, on: boolean): Answer {
  const { other: _other, ...rest } = answer ?? {};
  return on ? { ...rest, other: '' } : rest;
}
