import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@bridge/client';
import { contract, type AskedBack, type Said } from '@bridge/model';
import { notice, useOnce } from '@bridge/ui';
import type { SurveyFlowProps } from './props.ts';

/** What the server asks back before it makes a plan. Where it cannot be asked, the plan is made without. */
export function useAsking(user: SurveyFlowProps['user']) {
  const { t } = useTranslation('survey');
  const [questions, setQuestions] = useState<readonly AskedBack[]>([]);

  /** Looks for questions, and tells whether there are any. */
  async function look(): Promise<boolean> {
    if (!user) return false;
    const found = await call(contract.readQuestions, { params: { userId: user.userId } }).then(({ questions: asked }) => asked, () => []);
    setQuestions(found);
    return found.length > 0;
  }

  const [answer, busy] = useOnce(async (said: Record<string, Said>): Promise<boolean> => {
    if (!user) return false;
    try {
      await call(contract.answerQuestions, { params: { userId: user.userId }, body: { said } });
      return true;
    } catch {
      void notice(t('failed.unexpected'));
      return false;
    }
  });

  return { questions, look, answer, busy };
}
