import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf, session } from '@bridge/client';
import type { AnswerOf, Contract } from '@bridge/model';
import { toast } from '@bridge/ui';

/**
 * Takes over the answer of a sign-up or login, or says why there is none: at the fields that the server names and in a
 * toast. Answers whether somebody is signed in now.
 */
export function useAccountCall<Values extends FieldValues>(names: readonly Path<Values>[], setError: UseFormSetError<Values>) {
  const { t } = useTranslation('auth');
  return async (work: Promise<AnswerOf<Contract['login']>>, { success, remember = false }: { success: string; remember?: boolean }) => {
    try {
      session.signIn(await work, { remember });
      toast({ variant: 'default', title: t('toast.success'), description: success });
      return true;
    } catch (error) {
      if (error instanceof ApiError) {
        for (const { path, message } of error.fields) {
          const name = names.find((candidate) => candidate === path);
          if (name) setError(name, { type: 'server', message }, { shouldFocus: true });
        }
      }
      toast({ variant: 'destructive', title: t('toast.error'), description: messageOf(error) ?? t('toast.failed') });
      return false;
    }
  };
}
