import { failures, type FailureCode } from '@bridge/model';

/** An answer that refuses, as the server would give it. */
export function refuse(code: FailureCode, message = `refused: ${code}`, fields?: { path: string; message: string }[]): Response {
  return Response.json({ success: false, code, message, ...(fields ? { fields } : {}) }, { status: failures[code] });
}
