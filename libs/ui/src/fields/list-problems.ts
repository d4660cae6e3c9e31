import type { FieldErrors } from 'react-hook-form';

export type Problem = {
  /** Path of the field; none where the whole form is meant. */
  name: string | undefined;
  message: string;
  /** What the field is called on screen, where that is known. */
  label?: string;
};

/** The errors of a form in the order of its fields, nested ones by their path; those of the form itself come first. */
export function listProblems(errors: FieldErrors): Problem[] {
  const problems = walk(errors, '');
  return [...problems.filter(({ name }) => !name), ...problems.filter(({ name }) => name)];
}

function walk(node: object, path: string): Problem[] {
  if ('message' in node && typeof node.message === 'string' && node.message)
    return [{ name: path.split('.')[0] === 'root' ? undefined : path, message: node.message, ...labelOf(node) }];
  return Object.entries(node).flatMap(([key, child]) =>
    key !== 'ref' && typeof child === 'object' && child !== null ? walk(child, path ? `${path}.${key}` : key) : [],
  );
}

/** The label of the input that an error belongs to. */
function labelOf(error: object): { label?: string } {
  const input = 'ref' in error && error.ref instanceof HTMLElement && 'labels' in error.ref ? (error.ref as HTMLInputElement) : undefined; // labels: of inputs alone
  const label = input?.labels?.[0]?.textContent;
  return label ? { label } : {};
}
