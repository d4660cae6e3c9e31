import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { useKeepTyped, useKeepWhenLeft, useTypedBefore } from './typed.ts';

const typedSchema = v.record(v.string(), v.unknown());
const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

/** Keeps what is typed in fields by name over the end of a sign-in; `always`, also over Back, another screen and a reload. Answers whether there is something of that kind in them. */
export function useTypedForm<Values extends FieldValues, Context, Sent>(name: string | undefined, form: UseFormReturn<Values, Context, Sent>, always = false): boolean {
  const isDirty = name !== undefined && form.formState.isDirty;
  const found = useTypedBefore(name, typedSchema);
  useEffect(() => {
    if (!found) return;
    const now = form.getValues();
    const known = Object.entries(found).filter(([field, value]) => kindOf(now[field]) === kindOf(value));
    form.reset({ ...now, ...Object.fromEntries(known) } as Values, { keepDefaultValues: true }); // the same form has kept them, each still of its kind
  }, [found, form]);
  useKeepTyped(name, isDirty ? form.getValues() : undefined);
  useKeepWhenLeft(always ? name : undefined, () => {
    const now = form.getValues(); // asked then: a form that was just reset has not been drawn since
    return JSON.stringify(now) === JSON.stringify({ ...now, ...form.formState.defaultValues }) ? undefined : now;
  });
  return found !== undefined && isDirty;
}
