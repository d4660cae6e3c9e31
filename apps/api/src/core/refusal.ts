import { failures, type FailureCode } from '@bridge/model';

/** A bad field: where it is, and the key of its words in content/messages/fields.json. */
export type FieldProblem = { path: string; problem: string; /** The figure that the words speak of. */ count?: number };

/** Why a call is refused. Everything else that is thrown is a fault of the server. */
export class Refusal extends Error {
  readonly code: FailureCode;
  readonly fields: FieldProblem[];
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;

  constructor(code: FailureCode, more: { fields?: FieldProblem[]; retryAfter?: number } = {}) {
    super(code);
    this.code = code;
    this.fields = more.fields ?? [];
    this.retryAfter = more.retryAfter;
  }

  get status(): number {
    return failures[this.code];
  }
}
