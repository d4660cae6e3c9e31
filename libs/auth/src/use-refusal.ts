import { useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError, isOutOfReach, network } from '@bridge/client';
import { limits } from '@bridge/model';
import { useFailure } from './use-failure.ts';

/**
 * Says why a call was refused, once: the toast that the specification states stands in the form (`ErrorSummary`), with what
 * the server said. A field that the server names says its own problem; one that a code speaks of is marked. That nobody answered goes once
 * the server is there again.
 */
export function useRefusal<Values extends FieldValues>(
  names: readonly Path<Values>[],
  { setError, clearErrors }: Pick<UseFormReturn<Values>, 'setError' | 'clearErrors'>,
  fieldOfCode: Partial<Record<string, Path<Values>>> = {},
) {
  const inWords = useFailure();
  const stopWaiting = useRef<() => void>(undefined);
  useEffect(() => () => stopWaiting.current?.(), []);

  return (error: unknown, fallback?: string): undefined => {
    const message = inWords(error, fallback);
    for (const [name, problem] of error instanceof ApiError ? problemsAt(error) : []) setError(name, { type: 'server', message: problem === message ? '' : problem }, { shouldFocus: true });
    setError('root.refused', { type: 'server', message });
    stopWaiting.current?.();
    stopWaiting.current = isOutOfReach(error) ? onceBackAndRead(() => clearErrors('root.refused')) : undefined;
  };

  function problemsAt({ code, fields }: ApiError): [Path<Values>, string][] {
    const meant = fieldOfCode[code];
    if (meant && fields.length === 0) return [[meant, '']];
    return fields.flatMap(({ path, message }) => names.filter((name) => name === path || path === `user.${name}`).map((name): [Path<Values>, string] => [name, message]));
  }
}

/** Once the server is there again, though not before there was time to read what went wrong. Answers how to stop waiting. */
function onceBackAndRead(act: () => void): () => void {
  const readAt = Date.now() + limits.toastDuration;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = network.onceBack(() => (timer = setTimeout(act, readAt - Date.now())));
  return () => (stop(), clearTimeout(timer));
}
