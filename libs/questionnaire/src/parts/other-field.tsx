import { useTranslation } from 'react-i18next';
import { limits, type Answer, type AnswerProblem } from '@bridge/model';
import { TextInput } from './text-input.tsx';
import { useShown } from './use-shown.ts';

/** The free text of "Other", there while it is ticked. */
export function OtherField({
  answer,
  onAnswer,
  problems,
}: {
  answer: Answer | undefined;
  onAnswer: (answer: Answer, typing?: boolean) => void;
  problems: readonly AnswerProblem[];
}) {
  const { t } = useTranslation('questionnaire');
  const place = useShown<HTMLDivElement>(answer?.other !== undefined);
  if (answer?.other === undefined) return null;
  return (
    <div ref={place}>
      <TextInput
        label={t('specify')}
        value={answer.other}
        onText={(other) => onAnswer({ ...answer, other }, true)}
        problems={problems}
        part="other"
        maxLength={limits.otherLength}
      />
    </div>
  );
}
