import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '@bridge/client';
import { toast } from '@bridge/ui';

/**
 * Says why a call was refused: at the fields that the server names, or that a code speaks of, and in a toast with the
 * server's words or, where it had none, with `fallback`.
 */
export function useRefusal<Values extends FieldValues>(
  names: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
  fieldOfCode: Partial<Record<string, Path<Values>>> = {},
) {
  const { t } = useTranslation('auth');
  return (error: unknown, fallback = t('toast.failed')): undefined => {
    const message = messageOf(error) ?? fallback;
    if (error instanceof ApiError) {
      for (const { path, message: problem } of error.fields) {
        const name = names.find((candidate) => candidate === path);
        if (name) setError(name, { type: 'server', message: problem }, { shouldFocus: true });
      }
      const meant = fieldOfCode[error.code];
      if (meant && error.fields.length === 0) setError(meant, { type: 'server', message }, { shouldFocus: true });
    }
    toast({ variant: 'destructive', title: t('toast.error'), description: message });
  };
}
