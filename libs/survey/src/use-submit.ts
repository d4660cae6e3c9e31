import { useTranslation } from 'react-i18next';
import { ApiError, call, session } from '@bridge/client';
import { contract, toWire, type Answers } from '@bridge/model';
import { notice, useOnce } from '@bridge/ui';
import type { SurveyFlowProps } from './props.ts';

/** Sends the answers with the profile, never twice at once; answers whether the server took them. */
export function useSubmit({ survey, user, onAnswered }: Pick<SurveyFlowProps, 'survey' | 'user' | 'onAnswered'>) {
  const { t } = useTranslation('survey');

  const [submit, busy] = useOnce(async (answers: Answers, envision: string): Promise<boolean> => {
    if (!user) return false;
    const { userId, firstName, lastName } = user;
    try {
      const body = { user: { firstName, lastName, ...toWire(survey, answers, envision) } };
      const answer = await call(contract.updateProfile, { params: { userId }, body });
      session.update(answer.data);
      onAnswered?.();
      return true;
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status >= 400;
      void notice(t(isRefused ? 'failed.refused' : 'failed.unexpected'));
      return false;
    }
  });

  return { submit, busy };
}
