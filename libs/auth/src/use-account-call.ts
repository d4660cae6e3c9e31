import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { session } from '@bridge/client';
import type { AnswerOf, Contract } from '@bridge/model';
import { toast } from '@bridge/ui';
import { useRefusal } from './use-refusal.ts';

/** Takes over the answer of a sign-up or login, or says why there is none. Answers whether somebody is signed in now. */
export function useAccountCall<Values extends FieldValues>(names: readonly Path<Values>[], form: Pick<UseFormReturn<Values>, 'setError' | 'clearErrors'>) {
  const { t } = useTranslation('auth');
  const refuse = useRefusal(names, form);
  const take = async (work: Promise<AnswerOf<Contract['login']>>, { success, remember = false }: { success: string; remember?: boolean }) => {
    const answer = await work.catch((error: unknown) => refuse(error));
    if (!answer) return false;
    session.signIn(answer, { remember });
    toast({ variant: 'default', title: t('toast.success'), description: success });
    return true;
  };
  return { take, refuse };
}
