import { useTranslation } from 'react-i18next';
import { chosen, listedOptions, takesOther } from '@bridge/model';
import { chosenInWords } from '../../parts/in-words.ts';
import { OtherField } from '../../parts/other-field.tsx';
import { Problems } from '../../parts/problems.tsx';
import { useProblems } from '../../parts/use-problems.ts';
import type { QuestionType, QuestionViewProps } from '../question-type.ts';

const otherValue = '?other'; // no option's id can be this

/** One of a list, by the platform's own select. */
export const dropdown: QuestionType<'dropdown'> = { View: Dropdown, inWords: chosenInWords };

function Dropdown({ question, answer, onAnswer, labelledBy, describedBy, problems }: QuestionViewProps<'dropdown'>) {
  const { t } = useTranslation('questionnaire');
  const problem = useProblems(problems, 'options', describedBy);
  const { other: _other, ...rest } = answer ?? {};
  const select = (value: string) =>
    onAnswer(value === otherValue ? { ...answer, options: [], other: answer?.other ?? '' } : { ...rest, options: [value] });
  return (
    <>
      <div className="br-field">
        <div className="br-select">
          <select
            aria-labelledby={labelledBy}
            {...problem.input}
            aria-required={question.required}
            value={takesOther(question) && answer?.other !== undefined ? otherValue : (chosen(question, answer)[0] ?? '')}
            onChange={(event) => select(event.target.value)}
          >
            <option value="" disabled>
              {question.placeholder ?? t('select')}
            </option>
            {listedOptions(question).map((option) => (
              <option key={option.id} value={option.id}>
                {option.label}
              </option>
            ))}
            {takesOther(question) && <option value={otherValue}>{t('other')}</option>}
          </select>
        </div>
        <Problems {...problem} />
      </div>
      {takesOther(question) && <OtherField answer={answer} onAnswer={onAnswer} problems={problems} />}
    </>
  );
}
