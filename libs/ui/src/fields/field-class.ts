/** The class of a field, marked where it is among what is missing and a box above says so for all of them: `saidBy` is the box. */
export function fieldClass(saidBy: string | boolean | undefined, more = ''): string {
  return ['br-field', saidBy && 'is-missing', more].filter(Boolean).join(' ');
}
