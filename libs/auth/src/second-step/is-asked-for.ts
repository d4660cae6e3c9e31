import { ApiError } from '@bridge/client';

/** Whether a sign-in waits for the second step. */
export function isSecondStep(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'second-factor-needed';
}
