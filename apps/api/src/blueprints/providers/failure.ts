import { APICallError, NoObjectGeneratedError, RetryError } from 'ai';
import { isValiError } from 'valibot';

/**
 * Why a provider gave no blueprint. It says what kind of thing happened and nothing that the provider wrote: that may
 * hold the key, or what a person answered.
 */
export class ProviderFailure extends Error {
  /** The kind of thing, as the console tells it. */
  readonly why: string;

  constructor(what: string, why = 'unreadable') {
    super(`The AI provider gave no blueprint: ${what}.`);
    this.name = 'ProviderFailure';
    this.why = why;
  }
}

/** What a failed call of the provider may be reported as. */
export function failureOf(error: unknown, signal: AbortSignal): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  if (signal.aborted) return new ProviderFailure('it took too long', 'late');
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (APICallError.isInstance(last)) return last.cause instanceof ProviderFailure ? last.cause : (last.statusCode ? new ProviderFailure(`it answered ${last.statusCode}`, `answered ${last.statusCode}`) : new ProviderFailure('it could not be reached', 'unreached'));
  if (NoObjectGeneratedError.isInstance(last) || isValiError(last)) return new ProviderFailure('what it wrote is no blueprint');
  return new ProviderFailure('its answer broke off', 'broken');
}

/** Whether the provider refused before it wrote anything, or was never reached: then nothing was used. */
export function hasUsedNothing(error: unknown): boolean {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (!APICallError.isInstance(last)) return false;
  return last.statusCode === undefined ? isUnreached(last) : last.statusCode >= 400;
}

/** No connection came about. One that broke off is another matter: what was asked may have been worked on by then. */
function isUnreached(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && unreached.has(String(error.code))) || isUnreached(error.cause);
}

const unreached = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);
