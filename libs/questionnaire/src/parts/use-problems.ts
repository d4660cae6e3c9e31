import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerProblem } from '@bridge/model';

/** The problems of one part of an answer in words, and what ties them to its control: spread `input` on it. */
export function useProblems(problems: readonly AnswerProblem[], part: AnswerProblem['part'], describedBy?: string) {
  const { t } = useTranslation('questionnaire');
  const id = useId();
  const texts = problems.filter((problem) => problem.part === part).map(({ key, count }) => t(`problems.${key}`, { count }));
  const errorId = texts.length ? id : undefined;
  return {
    id: errorId,
    texts,
    input: {
      'aria-describedby': [errorId, describedBy].filter(Boolean).join(' ') || undefined,
      'aria-invalid': texts.length ? true : undefined,
    },
  } as const;
}
