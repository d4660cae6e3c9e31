import * as v from 'valibot';

export type Missing = (name: 'firstName' | 'lastName' | 'email' | 'password' | 'birthMonth' | 'birthYear' | 'accept' | 'code' | 'secondStep' | 'newPassword' | 'confirmPassword') => string;

/** A text that must be there, said in words of its own: several "Fill in this field" in a row would not tell which. */
export function given(missing: string, schema: v.GenericSchema<string, string>) {
  const absent: v.GenericSchema<string, string> = v.pipe(v.string(), v.check(() => false, missing));
  return v.lazy((text) => (isAbsent(text) ? absent : schema)); // not one after the other: a form would judge nothing beside a field that is left
}

/** Nothing was typed. */
export const isAbsent = (text: unknown) => typeof text !== 'string' || text.trim() === '';
