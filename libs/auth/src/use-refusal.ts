import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from '@bridge/client';
import { useFailure } from './use-failure.ts';

/**
 * Says why a call was refused, once: the toast that the specification states stands in the form (`ErrorSummary`), with what
 * the server said. A field that the server names says its own problem; one that a code speaks of is marked.
 */
export function useRefusal<Values extends FieldValues>(
  names: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
  fieldOfCode: Partial<Record<string, Path<Values>>> = {},
) {
  const inWords = useFailure();
  return (error: unknown, fallback?: string): undefined => {
    const message = inWords(error, fallback);
    for (const [name, problem] of error instanceof ApiError ? problemsAt(error) : []) setError(name, { type: 'server', message: problem === message ? '' : problem }, { shouldFocus: true });
    setError('root.refused', { type: 'server', message });
  };

  function problemsAt({ code, fields }: ApiError): [Path<Values>, string][] {
    const meant = fieldOfCode[code];
    if (meant && fields.length === 0) return [[meant, '']];
    return fields.flatMap(({ path, message }) => names.filter((name) => name === path || path === `user.${name}`).map((name): [Path<Values>, string] => [name, message]));
  }
}
