import { ApiError } from '@bridge/client';

/** Whether the server's page asks for a code: with the password, which it does not send back (apps/api/src/http/refused-form.ts). */
export function isCodeAsked(error: unknown): boolean {
  return isSecondStep(error) || (error instanceof ApiError && error.code === 'wrong-second-factor');
}

/** Whether a sign-in waits for the second step. */
export function isSecondStep(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'second-factor-needed';
}
