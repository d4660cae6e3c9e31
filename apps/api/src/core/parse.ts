import * as v from 'valibot';
import { Refusal, type FieldProblem } from './refusal.ts';

/** What the schema makes of a value that came from outside, or a refusal that names each bad field. */
export function parse<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new Refusal('invalid-input', { fields: problems(result.issues) });
}

const mostProblems = 50; // a body of 64 kB can hold thousands; the first ones are enough to go on

function problems(issues: readonly v.BaseIssue<unknown>[]): FieldProblem[] {
  return issues.slice(0, mostProblems).map((issue) => ({ path: v.getDotPath(issue) ?? '', problem: problem(issue) }));
}

function problem(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'unknownField';
  if ((issue.type === 'strict_object' || issue.type === 'object') && issue.received === 'undefined') return 'required';
  return issue.message; // the model writes a key of fields.json as the message; Words answers any other text as "invalid"
}
