import * as v from 'valibot';

export type Missing = (name: 'firstName' | 'lastName' | 'email' | 'password' | 'birthMonth' | 'birthYear' | 'accept' | 'code' | 'secondStep' | 'newPassword' | 'confirmPassword') => string;

/** A text that must be there, said in words of its own: several "Fill in this field" in a row would not tell which. */
export function given<Schema extends v.GenericSchema<string, string>>(missing: string, schema: Schema) {
  return v.pipe(
    v.string(),
    v.check((text) => text.trim() !== '', missing),
    schema,
  );
}
