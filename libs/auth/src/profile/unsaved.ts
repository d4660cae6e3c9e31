import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { session, storage, stored } from '@bridge/client';

const place = stored('session', 'unsavedProfile', v.object({ userId: v.string(), values: v.record(v.string(), v.string()) }));

/** What somebody had typed when their sign-in ended, once; nobody else's. */
function take(userId: string): Record<string, string> | undefined {
  const kept = storage.read(place);
  if (kept) storage.remove(place);
  return kept?.userId === userId ? kept.values : undefined;
}

/** Keeps what is typed in a form over the end of a sign-in. Answers whether there is something of that kind in it. */
export function useUnsaved<Values extends FieldValues & Record<string, string>>(form: UseFormReturn<Values>, userId: string, saved: Values): boolean {
  const [found] = useState(() => take(userId));
  useEffect(() => {
    if (found) form.reset({ ...saved, ...found }, { keepDefaultValues: true });
    return session.subscribe((_, change) => {
      const values = form.getValues();
      if (change === 'expired' && Object.entries(values).some(([name, value]) => value !== saved[name])) storage.write(place, { userId, values });
    });
  }, [found, form, userId, saved]);
  return found !== undefined && form.formState.isDirty;
}
