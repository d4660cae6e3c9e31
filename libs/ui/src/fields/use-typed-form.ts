import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { useKeepTyped, useTypedBefore } from './typed.ts';

const typedSchema = v.record(v.string(), v.unknown());
const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

/** Keeps what is typed in fields by name while somebody is away, but for those of `never`. Answers whether there is something of that kind in them, and the ways to say that it is written down to be sent, and how sending it has ended. */
export function useTypedForm<Values extends FieldValues, Context, Sent>(name: string | undefined, form: UseFormReturn<Values, Context, Sent>, never: readonly string[] = []): { isTypedBefore: boolean; onWritten: () => void; onSent: (isTaken: boolean) => void } {
  const isDirty = name !== undefined && form.formState.isDirty;
  const found = useTypedBefore(name, typedSchema);
  useEffect(() => {
    if (!found) return;
    const now = form.getValues();
    const known = Object.entries(found).filter(([field, value]) => kindOf(now[field]) === kindOf(value));
    form.reset({ ...now, ...Object.fromEntries(known) } as Values, { keepDefaultValues: true }); // the same form has kept them, each still of its kind
  }, [found, form]);
  const typedNow = () => {
    const defaultValues: Record<string, unknown> = form.formState.defaultValues ?? {};
    const now = Object.entries(form.getValues()); // asked then: a form that was just reset has not been drawn since
    const typed = now.filter(([field, value]) => !never.includes(field) && (!(field in defaultValues) || JSON.stringify(value) !== JSON.stringify(defaultValues[field]))); // what nobody has touched may be another one until then
    return typed.some(([field]) => field in defaultValues) ? Object.fromEntries(typed) : undefined;
  };
  const settle = useKeepTyped(name, typedNow);
  return {
    isTypedBefore: found !== undefined && isDirty,
    onWritten() {
      settle('written');
    },
    onSent(isTaken) {
      settle(isTaken || typedNow() === undefined ? 'taken' : 'refused');
    },
  };
}
