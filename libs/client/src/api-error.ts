import type { FailureCode } from '@bridge/model';

/** Why a call failed: the server's code, or what happened on the way. A server newer than this page may know more codes. */
export type ErrorCode = FailureCode | 'offline' | 'timeout' | 'malformed' | (string & {});

export type FieldProblem = { path: string; message: string };

/** A call that failed. `message` is the server's, written for people; empty where the server said nothing. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: readonly FieldProblem[];
  /** Milliseconds after which the server says that trying again makes sense; 0 where it does not say. */
  readonly retryAfter: number;

  constructor(failure: { retryAfter?: number; status?: number; code: ErrorCode; message?: string; fields?: readonly FieldProblem[] | undefined; cause?: unknown }) {
    super(failure.message ?? '', { cause: failure.cause });
    this.name = `ApiError ${failure.code}`;
    this.status = failure.status ?? 0;
    this.code = failure.code;
    this.fields = failure.fields ?? [];
    this.retryAfter = failure.retryAfter ?? 0;
  }
}

/** The server's words for a failed call, if it said any. */
export function messageOf(error: unknown): string | undefined {
  return (error instanceof ApiError && error.message) || undefined;
}

/** What was asked for is not there, or not for the caller: to ask again changes nothing. */
export function isNotThere(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
