import { failures, type FailureCode } from '@bridge/model';

/** A bad field: where it is, and the key of its words in content/messages/fields.json. */
export type FieldProblem = { path: string; problem: string; /** The figure that the words speak of. */ count?: number };

/** Why a call is refused. Everything else that is thrown is a fault of the server. */
export class Refusal extends Error {
  readonly code: FailureCode;
  readonly fields: FieldProblem[];
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;
  /** Its words are those of its first field: there are several, by what is wrong there. */
  readonly asField: boolean;
  /** What its words speak of, by name; a moment is said in the reader's language. */
  readonly values: Record<string, string | Date>;

  constructor(code: FailureCode, more: { fields?: FieldProblem[]; retryAfter?: number; values?: Record<string, string | Date>; asField?: boolean } = {}) {
    super(code);
    this.code = code;
    this.fields = more.fields ?? [];
    this.retryAfter = more.retryAfter;
    this.asField = more.asField ?? false;
    this.values = more.values ?? {};
  }

  get status(): number {
    return failures[this.code];
  }
}
