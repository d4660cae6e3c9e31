import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '@bridge/client';
import { toast } from '@bridge/ui';

/**
 * Says why a call was refused: in the toast that the specification states, with what the server said. The form says where,
 * and that nothing is lost, in words of its own, so that nobody reads or hears the same twice: at the fields that the
 * server names or that a code speaks of, else at its head.
 */
export function useRefusal<Values extends FieldValues>(
  names: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
  fieldOfCode: Partial<Record<string, Path<Values>>> = {},
) {
  const { t } = useTranslation('auth');
  return (error: unknown, fallback = t('toast.failed')): undefined => {
    const message = messageOf(error) ?? fallback;
    const problems = error instanceof ApiError ? problemsAt(error, message) : [];
    for (const [name, problem] of problems) setError(name, { type: 'server', message: problem === message ? t('refused.field') : problem }, { shouldFocus: true });
    if (messageOf(error) !== undefined && problems.length === 0) setError('root.refused', { type: 'server', message: t(error instanceof ApiError && error.code === 'wrong-credentials' ? 'refused.credentials' : 'refused.form') });
    toast({ variant: 'destructive', title: t('toast.error'), description: message });
  };

  function problemsAt({ code, fields }: ApiError, message: string): [Path<Values>, string][] {
    const meant = fieldOfCode[code];
    if (meant && fields.length === 0) return [[meant, message]];
    return fields.flatMap(({ path, message: problem }) => names.filter((name) => name === path).map((name): [Path<Values>, string] => [name, problem]));
  }
}
